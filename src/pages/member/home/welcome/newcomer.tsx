import { useEffect, useId, useState } from 'react';
import { product } from '@/brand';
import { useAnnounce } from '@/components/announcer';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Row, Stack } from '@/components/layout';
import { isDialogOpen } from '@/components/messages';
import { useToast } from '@/components/toast';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Home } from '@/data/home';
import type { Category } from '@/domain/category';
import { InterestChoice } from '@/features/interests/interest-choice';
import { useMemberAction } from '@/features/use-member-action';
import { areFirstStepsPending, dismissFirstSteps } from '@/lib/first-steps';
import { AssignmentError } from '@/pages/member/home/daily-tasks/reassign';
import { useAccount } from '@/session/session';
import { chooseFirstInterests } from './first-interests';
import { HowItWorks } from './how-it-works';
import styles from './newcomer.module.css';

/**
 * Whether a member is welcomed, on the first visit of an account that has completed nothing yet, and whether the interests
 * that are chosen there are replacing the daily tasks (D51).
 */
export function useNewcomer(home: Home) {
  const { id } = useAccount();
  const toast = useToast();
  const announce = useAnnounce();
  const { run, isPending: isChoosing } = useMemberAction();
  const [isOpen, setOpen] = useState(
    () => !home.profile.level && home.completions.length === 0 && areFirstStepsPending(id),
  );
  const onChoose = (interests: readonly Category[]) =>
    run(chooseFirstInterests(interests), {
      // The dialog still shows it.
      onDone: () => isDialogOpen() || announce('You have new daily tasks.'),
      onFailed: (error) =>
        toast({
          tone: 'error',
          message:
            error instanceof AssignmentError
              ? 'Your interests are saved. They count from your next daily tasks.'
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
 * Welcomes a new member in two steps, each of which can be skipped: asks for interests, which determine the first
 * tasks, and explains how it works (D51).
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
              <Button variant="quiet" className={styles.skip} onClick={() => setAt(1)}>
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
