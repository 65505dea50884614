import { hasAbsurdDates, type HistoryRow, historyRows, type TaskNote } from '@/domain/history';
import { report } from '@/lib/report';
import { part, sendAll } from './batch';
import { send } from './client';
import { HistoryPageDocument, TaskNotesDocument } from './generated/history';
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

/** Tasks that one request asks for. */
const TASKS_A_REQUEST = 100;

/**
 * What the history shows of some tasks; deleted ones are left out. Each is read once by its key:
 * through the relation of every completion it would be read as often as it was completed, and a page
 * of a thousand took ten times as long. Throws a BackendError.
 */
async function fetchTaskNotes(ids: ReadonlySet<string>): Promise<TaskNote[]> {
  const parts = [...ids].map((id) => part(TaskNotesDocument, { id }));
  const requests = Array.from({ length: Math.ceil(parts.length / TASKS_A_REQUEST) }, (_, at) =>
    sendAll(parts.slice(at * TASKS_A_REQUEST, (at + 1) * TASKS_A_REQUEST)),
  );
  return (await Promise.all(requests)).flat().filter((task) => task !== null);
}
