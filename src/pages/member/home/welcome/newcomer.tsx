import { useEffect, useId, useState } from 'react';
import { product } from '@/brand';
import { useAnnounce } from '@/components/announcer';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Row, Stack } from '@/components/layout';
import { useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
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

interface NewcomerProps {
  readonly home: Home;
  /** Called when the daily tasks start being replaced, and when that is over. */
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** Shows the welcome dialog on the first visit of an account that has completed nothing yet. */
export function Newcomer({ home, onChoosing }: NewcomerProps) {
  const { id } = useAccount();
  const [isOpen, setOpen] = useState(
    () => !home.profile.level && home.completions.length === 0 && areFirstStepsPending(id),
  );
  if (!isOpen) return null;
  const close = () => {
    dismissFirstSteps(id);
    setOpen(false);
  };
  return <Welcome onClose={close} onChoosing={onChoosing} />;
}

interface WelcomeProps extends Pick<NewcomerProps, 'onChoosing'> {
  readonly onClose: () => void;
}

/**
 * Welcomes a new member in two steps, each of which can be skipped: asks for interests, which determine the first
 * tasks, and explains how it works (D51).
 */
function Welcome({ onClose, onChoosing }: WelcomeProps) {
  const [interests, setInterests] = useState<readonly Category[]>([]);
  const { choose, isChoosing } = useFirstTasks(onChoosing);
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
                  if (interests.length > 0) choose(interests);
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

/** Chooses the first tasks by a newcomer's interests, and says so unless the dialog still shows it. */
function useFirstTasks(onChoosing: NewcomerProps['onChoosing']) {
  const toast = useToast();
  const announce = useAnnounce();
  const isShown = useIsShown();
  const { run, isPending } = useMemberAction();
  const choose = (interests: readonly Category[]) => {
    onChoosing(true);
    run(chooseFirstInterests(interests), {
      onDone: () => {
        onChoosing(false);
        if (!isShown.current) announce('You have new daily tasks.');
      },
      onFailed: (error) => {
        onChoosing(false);
        toast({
          tone: 'error',
          message:
            error instanceof AssignmentError
              ? 'Your interests are saved. They count from your next daily tasks.'
              : 'Couldn’t save your interests. You can choose them in your profile.',
        });
      },
    });
  };
  return { choose, isChoosing: isPending };
}
