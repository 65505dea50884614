import { useState } from 'react';
import { areFirstStepsPending, dismissFirstSteps } from '@/lib/first-steps';
import type { Home } from '@/data/home';
import { useAccount } from '@/session/session';
import { Welcome } from './welcome';

interface NewcomerProps {
  readonly home: Home;
  /** Called when the daily tasks start being replaced, and when that is over. */
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** Shows the welcome dialog on the first visit of an account that has completed nothing yet. */
export function Newcomer({ home, onChoosing }: NewcomerProps) {
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
  return <Welcome open={isOpen} onClose={close} onChoosing={onChoosing} />;
}
