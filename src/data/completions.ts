import type { Completion, ScoredCompletion } from '@/domain/completion';
import { part, sendAll } from './batch';
import { send } from './client';
import {
  CompletedDocument,
  CompletionByKeyDocument,
  CompletionsDocument,
} from './generated/completions';
import { allRows } from './paging';
import { correctList } from './recent-rows';

/** Returns a completion by ID; null if there is none. Throws a BackendError. */
export async function fetchCompletion(id: string): Promise<Completion | null> {
  return (await send(CompletedDocument, { id })).getCompletedTask;
}

/** Returns an account's completions that expire after `since`, an ISO instant. Throws a BackendError. */
export async function fetchCompletions(owner: string, since: string): Promise<Completion[]> {
  const listed = await allRows(
    async (page) => (await send(CompletionsDocument, { owner, since, ...page })).page,
  );
  const rows = await correctList<Completion>(owner, 'completion', listed, fetchCompletionsByKey);
  return rows.filter(({ expirationDate }) => expirationDate > since);
}

/** Returns completions by ID, null for each that doesn't exist. Throws a BackendError. */
export function fetchCompletionsByKey(
  ids: readonly string[],
): Promise<(ScoredCompletion | null)[]> {
  return sendAll(ids.map((id) => part(CompletionByKeyDocument, { id })));
}
