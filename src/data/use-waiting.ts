import { useSyncExternalStore } from 'react';
import { useAccount } from '@/session/session';
import { onNotesChange } from '@/lib/waiting-notes';
import { type Waiting, waitingIn } from './waiting';

const NONE: readonly Waiting[] = [];

/** The account's deeds that wait for a connection in this browser. */
export function useWaiting(): readonly Waiting[] {
  const { id } = useAccount();
  return useSyncExternalStore(
    onNotesChange,
    () => heldIn(id),
    () => NONE,
  );
}

let latest = { text: '', held: NONE };

// The same array as before unless something changed, as React requires.
function heldIn(accountId: string): readonly Waiting[] {
  const held = waitingIn(accountId).filter(({ isHeld }) => isHeld);
  const text = JSON.stringify(held);
  if (text !== latest.text) latest = { text, held };
  return latest.held;
}
