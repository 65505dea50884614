import { useSyncExternalStore } from 'react';
import { onNotesChange } from '@/lib/notes';
import { useAccount } from '@/session/session';
import { type Note, notesOf } from './notes';

const NONE: readonly Note[] = [];

/** The account's notes of what isn't known to be committed, oldest first. */
export function useNotes(): readonly Note[] {
  const { id } = useAccount();
  return useSyncExternalStore(
    onNotesChange,
    () => notesOf(id),
    () => NONE,
  );
}
