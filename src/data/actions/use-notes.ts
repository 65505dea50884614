import { useSyncExternalStore } from 'react';
import { onNotesChange } from '@/lib/notes';
import { useAccount } from '@/session/session';
import { type Note, notesOf } from './notes';

const NONE: readonly Note[] = [];

/** Returns the notes of the signed-in account's actions that may not be committed yet, oldest first. */
export function useNotes(): readonly Note[] {
  return useNotesOf(useAccount().id);
}

/** Returns the notes of an account's actions, like `useNotes`. */
export function useNotesOf(accountId: string): readonly Note[] {
  return useSyncExternalStore(
    onNotesChange,
    () => notesOf(accountId),
    () => NONE,
  );
}
