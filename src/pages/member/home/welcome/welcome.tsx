import { useState } from 'react';
import { useAnnounce } from '@/components/announcer';
import { useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
import type { Category } from '@/domain/category';
import { FirstStepsDialog } from '@/features/first-steps/first-steps-dialog';
import { InterestChoice } from '@/features/interests/interest-choice';
import { useMemberAction } from '@/features/use-member-action';
import { AssignmentError } from '@/pages/member/home/daily-tasks/assignment-error';
import { chooseFirstInterests } from './first-interests';

interface WelcomeProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** The newcomer's welcome: asks for interests, which determine the first tasks, and explains how it works (D51). */
export function Welcome({ open, onClose, onChoosing }: WelcomeProps) {
  const [interests, setInterests] = useState<readonly Category[]>([]);
  const toast = useToast();
  const announce = useAnnounce();
  const isShown = useIsShown(open);
  const { run, isPending } = useMemberAction();
  const choose = () => {
    if (interests.length === 0) return;
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
  return (
    <FirstStepsDialog
      open={open}
      onClose={onClose}
      isChoosing={isPending}
      onNext={choose}
      firstStep={{
        title: 'What matters to you?',
        content: (
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
        ),
      }}
    />
  );
}
