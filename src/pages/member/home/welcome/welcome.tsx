import { useState } from 'react';
import { useToast } from '@/components/toast';
import type { Category } from '@/domain/category';
import { FirstStepsDialog } from '@/features/first-steps/first-steps-dialog';
import { InterestChoice } from '@/features/interests/interest-choice';
import { useSaveInterests } from '@/features/interests/use-save-interests';

interface WelcomeProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The newcomer's welcome: how it works, and what matters to them, which they can skip (D30). */
export function Welcome({ open, onClose }: WelcomeProps) {
  const [interests, setInterests] = useState<readonly Category[]>([]);
  const toast = useToast();
  const save = useSaveInterests({
    onSuccess: () => toast({ message: 'Interests saved. They count from your next daily tasks.' }),
    onError: () =>
      toast({
        tone: 'error',
        message: 'Couldn’t save your interests. You can choose them in your profile.',
      }),
  });
  return (
    <FirstStepsDialog
      open={open}
      onClose={onClose}
      onFinish={() => {
        if (interests.length > 0) save.mutate(interests);
        onClose();
      }}
      lastStep={{
        title: 'What matters to you?',
        content: (
          <>
            <p>
              About two out of three daily tasks will come from what you choose, starting with your
              next ones. You can change this in your profile.
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
