import { useNotes } from '@/data/actions/use-notes';
import { taskIdOf, WAITING_TEXT, waitingActions } from '@/domain/waiting';

/** Returns the member's actions that wait for a connection, the earliest first. */
export function useWaiting() {
  const held = useNotes().filter(({ isHeld }) => isHeld);
  return waitingActions(held.map(({ action }) => action));
}

/** Returns the mark for a task's card while an action on the task waits for a connection. */
export function useWaitingMark(taskId: string): string | undefined {
  return useWaiting().some((action) => taskIdOf(action) === taskId) ? WAITING_TEXT : undefined;
}
