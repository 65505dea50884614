import { unknownNotes, withNotesRead } from '@/domain/actions/listed-note';
import type { Completion } from '@/domain/completion';
import { part, sendAll } from './batch';
import { send } from './client';
import { CompletionNoteDocument, CompletionsDocument } from './generated/completions';
import { allRows } from './paging';

/** Returns an account's completions that expire after `since`, an ISO instant. Throws a BackendError. */
export function fetchCompletions(owner: string, since: string): Promise<Completion[]> {
  return allRows(async (page) => (await send(CompletionsDocument, { owner, since, ...page })).page);
}

/**
 * Returns completions with the notes that the record lists: those that a list doesn't have yet are read by key, which no
 * index delays (decision 026). Throws a BackendError.
 */
export async function withStoredNotes<Row extends Completion>(
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const ids = unknownNotes(rows);
  const notes = await sendAll(ids.map((id) => part(CompletionNoteDocument, { id })));
  return withNotesRead(rows, new Map(ids.map((id, at) => [id, notes[at] ?? null])));
}
