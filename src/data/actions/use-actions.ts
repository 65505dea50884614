import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onNotesChange } from '@/lib/notes';
import { useAccount } from '@/session/session';
import { act, type Acted, type NewAction } from './act';
import { type Note, notesOf } from './notes';

const NONE: readonly Note[] = [];

/** The account's notes of what isn't known to be committed, oldest first. */
export function useNotes(): readonly Note[] {
  const { id } = useAccount();
  return useSyncExternalStore(
    onNotesChange,
    () => latestNotes(id),
    () => NONE,
  );
}

let latest = { text: '', notes: NONE };

// The same array as before unless something changed, as React requires.
function latestNotes(accountId: string): readonly Note[] {
  const notes = notesOf(accountId);
  const text = JSON.stringify(notes);
  if (text !== latest.text) latest = { text, notes };
  return latest.notes;
}

/** Returns a function that does what the account's member asked for; it ends as `act` does. */
export function useAct(): (action: NewAction) => Promise<Acted> {
  const { id } = useAccount();
  const client = useQueryClient();
  return (action) => act(client, id, action);
}
