import { useSyncExternalStore } from 'react';
import { onNotesChange } from '@/lib/notes';
import { useAccount } from '@/session/session';
import { type Note, notesOf } from './notes';

const NONE: readonly Note[] = [];

/** Returns the notes of an account's actions that may not be committed yet, oldest first. */
export function useNotes(): readonly Note[] {
  const { id } = useAccount();
  return useSyncExternalStore(
    onNotesChange,
    () => notesOf(id),
    () => NONE,
  );
}
