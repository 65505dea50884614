import { useNotes } from '@/data/actions/use-notes';
import { waitingActions } from '@/domain/waiting';

/** Returns the member's actions that wait for a connection, the earliest first. */
export function useWaiting() {
  const held = useNotes().filter(({ isHeld }) => isHeld);
  return waitingActions(held.map(({ action }) => action));
}
