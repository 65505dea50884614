import { hasInvalidDates, type HistoryRow, historyRows, type HistoryTask } from '@/domain/history';
import { report } from '@/lib/report';
import { part, sendAll } from './batch';
import { send } from './client';
import { HistoryPageDocument, HistoryTasksDocument } from './generated/history';
import { PAGE_LIMIT, pageOf } from './paging';

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
  const variables = { owner, since, limit: PAGE_LIMIT, nextToken };
  const page = pageOf((await send(HistoryPageDocument, variables)).page);
  reportInvalidDates(page.items);
  const tasks = await fetchHistoryTasks(new Set(page.items.map(({ taskId }) => taskId)));
  return { rows: historyRows(page.items, tasks), nextToken: page.nextToken };
}

function reportInvalidDates(rows: Parameters<typeof historyRows>[0]): void {
  const absurd = rows.filter((row) => hasInvalidDates(row, Date.now())).map(({ id }) => id);
  if (absurd.length > 0) {
    report(
      'Completions with dates that cannot be right count in no calendar and no streak:',
      absurd,
    );
  }
}

/** Tasks that one request asks for. */
const TASKS_PER_REQUEST = 100;

/**
 * What the history shows of some tasks; deleted ones are left out. Each is read once by its key:
 * through the relation of every completion it would be read as often as it was completed, and a page
 * of a thousand took ten times as long. Throws a BackendError.
 */
async function fetchHistoryTasks(ids: ReadonlySet<string>): Promise<HistoryTask[]> {
  const parts = [...ids].map((id) => part(HistoryTasksDocument, { id }));
  const requests = Array.from({ length: Math.ceil(parts.length / TASKS_PER_REQUEST) }, (_, at) =>
    sendAll(parts.slice(at * TASKS_PER_REQUEST, (at + 1) * TASKS_PER_REQUEST)),
  );
  return (await Promise.all(requests)).flat().filter((task) => task !== null);
}
