import { hasInvalidDates } from '@/domain/completion';
import { type HistoryRow, historyRows, type HistoryTask } from '@/domain/history';
import { instantOf } from '@/domain/instant';
import { calendarStart } from '@/domain/year-calendar';
import { now } from '@/lib/clock';
import { report } from '@/lib/report';
import { part, sendAll } from './batch';
import { send } from './client';
import { HistoryPageDocument, HistoryTasksDocument } from './generated/history';
import { allRowsFrom, PAGE_LIMIT, type PageVariables } from './paging';

/** A year of completions with their tasks. */
interface History {
  readonly rows: readonly HistoryRow[];
  /** The number of commits so far. */
  readonly revision: number;
}

/**
 * Returns the completions that the year's calendar needs, valid ones first, through the index on owner and expiration
 * (D19). Nothing expires before it is completed, so those that expire after its start include everything completed
 * after it. Throws a BackendError.
 */
export async function fetchHistory(owner: string): Promise<History> {
  const since = instantOf(calendarStart(now()));
  const read = (page: PageVariables) =>
    send(HistoryPageDocument, { id: owner, owner, since, ...page });
  const { page, getUserProfile } = await read({ limit: PAGE_LIMIT, nextToken: null });
  const completions = await allRowsFrom(page, async (next) => (await read(next)).page);
  reportInvalidDates(completions);
  const tasks = await fetchHistoryTasks(new Set(completions.map(({ taskId }) => taskId)));
  return { rows: historyRows(completions, tasks), revision: getUserProfile?.revision ?? 0 };
}

function reportInvalidDates(rows: Parameters<typeof historyRows>[0]): void {
  const invalid = rows.filter((row) => hasInvalidDates(row, now())).map(({ id }) => id);
  if (invalid.length > 0) {
    report('Completions with invalid dates are left out of the calendar and the streak:', invalid);
  }
}

/**
 * Returns the existing tasks. Reads each once by key. Through the completions' relation, tasks would be read once per
 * completion, which took ten times as long for a page of a thousand. Throws a BackendError.
 */
async function fetchHistoryTasks(ids: ReadonlySet<string>): Promise<HistoryTask[]> {
  const parts = [...ids].map((id) => part(HistoryTasksDocument, { id }));
  return (await sendAll(parts)).filter((task) => task !== null);
}
