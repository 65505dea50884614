import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { areFirstStepsPending, dismissFirstSteps } from '@/lib/first-steps';
import type { Home } from '@/data/home';
import { useAccount } from '@/session/session';
import type { Welcome } from './welcome';

const LazyWelcome = lazy<ComponentType<ComponentProps<typeof Welcome>>>(() =>
  import('./welcome').then(
    ({ Welcome }) => ({ default: Welcome }),
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
      <LazyWelcome open={isOpen} onClose={close} />
    </Suspense>
  );
}
