import type { Action } from '@/domain/actions/action';
import { changeNote, noteAction } from '@/data/actions/notes';

/** Notes an action that waits for a connection, as an earlier page would have. Returns the note's key. */
export function noteHeld(accountId: string, action: Action): string {
  const key = noteAction(accountId, action);
  changeNote(key, { isHeld: true });
  return key;
}
