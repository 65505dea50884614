import * as v from 'valibot';
import { hasAbsurdDates, type HistoryRow, historyRows } from '@/domain/history';
import { postDocument } from '@/data/graphql';
import { COMPLETION_FIELDS, CompletionSchema } from '@/data/records/completion-record';
import { connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { report } from '@/lib/report';
import { fetchTaskNotes } from './fetch-task-notes';

const PAGE = /* GraphQL */ `
  query HistoryPage($owner: String!, $since: String!, $nextToken: String) {
    page: listCompletedTaskByNameofownerAndExpirationDate(
      nameofowner: $owner, expirationDate: { gt: $since }, sortDirection: DESC,
      limit: ${PAGE_LIMIT}, nextToken: $nextToken
    ) { items { ${COMPLETION_FIELDS} } nextToken }
  }
`;

const PageSchema = v.object({ page: connectionOf(CompletionSchema) });

/** Some completions with their tasks, and where the next ones start when there are more. */
export interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  readonly nextToken: string | null;
}

/**
 * A page of the completions that expired after `since` (an ISO instant), those that are still valid
 * first, through the index on owner and expiration (D19). Whatever was completed after `since` is
 * among them, since nothing expires before it was completed. Throws a BackendError.
 */
export async function fetchHistory(
  owner: string,
  since: string,
  nextToken: string | null,
): Promise<HistoryPage> {
  const { page } = await postDocument(PAGE, { owner, since, nextToken }, PageSchema);
  reportAbsurdDates(page.items);
  const tasks = await fetchTaskNotes(new Set(page.items.map(({ taskId }) => taskId)));
  return { rows: historyRows(page.items, tasks), nextToken: page.nextToken };
}

function reportAbsurdDates(rows: Parameters<typeof historyRows>[0]): void {
  const absurd = rows.filter((row) => hasAbsurdDates(row, Date.now())).map(({ id }) => id);
  if (absurd.length > 0) {
    report(
      'Completions with dates that cannot be right count in no calendar and no streak:',
      absurd,
    );
  }
}
