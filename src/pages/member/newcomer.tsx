import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { FirstStepsDialog } from '@/features/first-steps/first-steps-dialog';
import { areFirstStepsPending, dismissFirstSteps } from '@/lib/first-steps';
import type { Home } from '@/data/home';
import { useAccount } from '@/session/session';

const FirstSteps = lazy<ComponentType<ComponentProps<typeof FirstStepsDialog>>>(() =>
  import('@/features/first-steps/first-steps-dialog').then(
    ({ FirstStepsDialog }) => ({ default: FirstStepsDialog }),
    // Without its code, the welcome waits for the next visit.
    () => ({ default: () => null }),
  ),
);

/** Shows the welcome dialog on the first visit of an account that has completed nothing yet. */
export function Newcomer({ home }: { readonly home: Home }) {
  const { id } = useAccount();
  const [isDue] = useState(
    () => !home.profile.level && home.completions.length === 0 && areFirstStepsPending(id),
  );
  const [isOpen, setOpen] = useState(true);
  if (!isDue) return null;
  const close = () => {
    dismissFirstSteps(id);
    setOpen(false);
  };
  return (
    <Suspense>
      <FirstSteps open={isOpen} onClose={close} />
    </Suspense>
  );
}
