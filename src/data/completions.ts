import type { Completion } from '@/domain/completion';
import { part, sendAll } from './batch';
import { send } from './client';
import { CompletionNoteDocument, CompletionsDocument } from './generated/completions';
import { allRows } from './paging';

/** Returns all of an account's completions. Throws a BackendError. */
export function fetchCompletions(owner: string): Promise<Completion[]> {
  return allRows(async (page) => (await send(CompletionsDocument, { owner, ...page })).page);
}

/** Returns the notes on completions by the IDs of their rows, null for each row that isn't stored. Throws a BackendError. */
export function fetchNotes(ids: readonly string[]) {
  return sendAll(ids.map((id) => part(CompletionNoteDocument, { id })));
}
