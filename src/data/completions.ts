import type { Completion } from '@/domain/completion';
import { send } from './client';
import { CompletionsDocument } from './generated/completions';
import { allRows } from './paging';

/** Returns an account's completions that expire after `since`, an ISO instant. Throws a BackendError. */
export function fetchCompletions(owner: string, since: string): Promise<Completion[]> {
  return allRows(async (page) => (await send(CompletionsDocument, { owner, since, ...page })).page);
}
