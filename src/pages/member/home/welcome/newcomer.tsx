import { useEffect, useId, useState } from 'react';
import { product } from '@/brand';
import { announce } from '@/components/announcer';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Growth } from '@/components/growth';
import { Icon, type IconName } from '@/components/icon';
import { Row, Stack } from '@/components/layout';
import { isDialogOpen } from '@/components/messages';
import { useToast } from '@/components/toast';
import { VisuallyHidden } from '@/components/visually-hidden';
import { type Actor, type Home, homeQuery, shownHome } from '@/data/home';
import { saveProfile } from '@/data/save-profile';
import type { Category } from '@/domain/category';
import { InterestChoice } from '@/features/interests/interest-choice';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { areFirstStepsPending, dismissFirstSteps } from '@/lib/first-steps';
import {
  ASSIGNING_FAILED,
  AssignmentError,
  reassignOrThrow,
} from '@/pages/member/home/daily-tasks/reassign';
import { NEW_TASKS } from '@/pages/member/home/daily-tasks/use-daily-tasks';
import { useAccount } from '@/session/session';
import styles from './newcomer.module.css';

/**
 * Whether to welcome the member, on the first visit of an account that hasn't completed anything, and whether the
 * chosen interests are replacing the daily tasks (D51).
 */
export function useNewcomer(home: Home) {
  const { id } = useAccount();
  const toast = useToast();
  const { run, isPending: isChoosing } = useMemberAction();
  const [isOpen, setOpen] = useState(
    () => !home.member.level && home.completions.length === 0 && areFirstStepsPending(id),
  );
  const onChoose = (interests: readonly Category[]) =>
    run(chooseFirstInterests(interests), {
      // Not while the dialog is still open.
      onDone: () => isDialogOpen() || announce(NEW_TASKS),
      onFailed: (error) =>
        toast({
          tone: 'error',
          message:
            error instanceof AssignmentError
              ? 'Your interests are saved. They’ll apply to your next daily tasks.'
              : 'Couldn’t save your interests. You can choose them in your profile.',
        }),
    });
  const onClose = () => {
    dismissFirstSteps(id);
    setOpen(false);
  };
  return { isOpen, isChoosing, onChoose, onClose };
}

type WelcomeProps = Omit<ReturnType<typeof useNewcomer>, 'isOpen'>;

/**
 * Welcomes a new member in two steps, which can both be skipped: asks for interests, which determine the first tasks,
 * and explains how Verdure works (D51).
 */
export function Welcome({ isChoosing, onChoose, onClose }: WelcomeProps) {
  const [interests, setInterests] = useState<readonly Category[]>([]);
  const [at, setAt] = useState(0);
  const id = useId();
  const headingId = `${id}-${at}`;
  // Screen readers start at each step's heading.
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId]);
  return (
    <Dialog
      onClose={onClose}
      title={`Welcome to ${product}`}
      actions={
        <>
          <Row as="span" gap={2} isOneLine className={styles.progress} aria-hidden="true">
            {titles.map((title, index) => (
              <span key={title} data-reached={index <= at} />
            ))}
          </Row>
          {at === 0 ? (
            <>
              <Button variant="quiet" style={{ marginInlineEnd: 'auto' }} onClick={() => setAt(1)}>
                Skip
              </Button>
              <Button
                onClick={() => {
                  if (interests.length > 0) onChoose(interests);
                  setAt(1);
                }}
              >
                Next
              </Button>
            </>
          ) : (
            <Button busy={isChoosing} busyLabel="Choosing your tasks…" onClick={onClose}>
              Show me my tasks
            </Button>
          )}
        </>
      }
    >
      <Stack key={at} gap={4} alignContent="start" className={styles.step}>
        <h3 id={headingId} tabIndex={-1}>
          <span>{titles[at]}</span>
          <VisuallyHidden>{`, ${at + 1} of ${titles.length}`}</VisuallyHidden>
        </h3>
        {at === 0 ? (
          <>
            <p>
              About two out of three daily tasks will come from what you choose, starting with
              today’s. You can change this in your profile.
            </p>
            <InterestChoice
              legend="Your interests (optional)"
              chosen={interests}
              onChange={setInterests}
            />
          </>
        ) : (
          <HowItWorks />
        )}
      </Stack>
    </Dialog>
  );
}

const titles = ['What matters to you?', 'Do, earn, grow'] as const;

/** Points, level and expiration: a picture, and a short line for each. */
function HowItWorks() {
  return (
    <>
      <Row align="end" isOneLine className={styles.drawing}>
        {[1, 7, 30].map((level) => (
          <Growth key={level} level={level} size={88} />
        ))}
      </Row>
      <Stack as="ul" gap={3} className={styles.lines}>
        <Line icon="leaf" name="Points">
          Each task adds its score, for effort. What it saves is counted separately.
        </Line>
        <Line icon="sprout" name="Level">
          Each completion raises it.
        </Line>
        <Line icon="clock" name="Expiry">
          Points expire after a while.
        </Line>
      </Stack>
    </>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: string;
}

function Line({ icon, name, children }: LineProps) {
  return (
    <Row as="li" gap={4} align="center" isOneLine style={{ lineHeight: 1.35 }}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <Stack as="span">
        <strong>{name}</strong>
        <span>{children}</span>
      </Stack>
    </Row>
  );
}

/**
 * Saves a newcomer's interests and uses them to choose the first daily tasks (D51). Fails with an AssignmentError if
 * the interests were saved but the tasks couldn't be chosen.
 */
function chooseFirstInterests(interests: readonly Category[]): MemberAction<void> {
  return {
    kind: 'first interests',
    run: async (actor) => {
      await saveProfile(actor, { interests });
      await renewFirstTasks(actor).catch((cause: unknown) => {
        throw new AssignmentError(ASSIGNING_FAILED, { cause });
      });
    },
  };
}

/** Replaces the first daily tasks, unless one of them is complete on any device. */
async function renewFirstTasks(actor: Actor): Promise<void> {
  const { client, accountId } = actor;
  // Waits for the first assignment, and reads what other devices did.
  await client.fetchQuery({ ...homeQuery(accountId), staleTime: 0 });
  const home = shownHome(actor);
  if (!home?.set.isComplete || home.completions.length > 0) return;
  await reassignOrThrow(actor, { at: now(), mayRepeat: true });
}
