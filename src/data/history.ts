import { hasInvalidDates, type HistoryRow, historyRows, type HistoryTask } from '@/domain/history';
import { now } from '@/lib/clock';
import { report } from '@/lib/report';
import { part, sendAll } from './batch';
import { send } from './client';
import { HistoryPageDocument, HistoryTasksDocument } from './generated/history';
import { PAGE_LIMIT, toPage } from './paging';

/** A page of completions with their tasks; `nextToken` is null on the last page. */
interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  readonly nextToken: string | null;
  /** The number of commits so far. */
  readonly revision: number;
}

/**
 * Returns a page of the completions that expire after `since` (an ISO instant), valid ones first, through the index on
 * owner and expiration (D19). Nothing expires before it is completed, so this includes everything completed after
 * `since`. Throws a BackendError.
 */
export async function fetchHistory(
  owner: string,
  since: string,
  nextToken: string | null,
): Promise<HistoryPage> {
  const variables = { id: owner, owner, since, limit: PAGE_LIMIT, nextToken };
  const answer = await send(HistoryPageDocument, variables);
  const { items, nextToken: next } = toPage(answer.page);
  reportInvalidDates(items);
  const tasks = await fetchHistoryTasks(new Set(items.map(({ taskId }) => taskId)));
  return {
    rows: historyRows(items, tasks),
    nextToken: next,
    revision: answer.getUserProfile?.revision ?? 0,
  };
}

function reportInvalidDates(rows: Parameters<typeof historyRows>[0]): void {
  const invalid = rows.filter((row) => hasInvalidDates(row, now())).map(({ id }) => id);
  if (invalid.length > 0) {
    report('Completions with invalid dates are left out of the calendar and the streak:', invalid);
  }
}

/**
 * Returns the existing tasks of a page. Reads each task once by key. Through the completions' relation, tasks would be
 * read once per completion, which took ten times as long for a page of a thousand. Throws a BackendError.
 */
async function fetchHistoryTasks(ids: ReadonlySet<string>): Promise<HistoryTask[]> {
  const parts = [...ids].map((id) => part(HistoryTasksDocument, { id }));
  return (await sendAll(parts)).filter((task) => task !== null);
}
