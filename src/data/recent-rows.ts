import * as v from 'valibot';
import { MINUTE_MS } from '@/domain/instant';
import { recall, remember } from '@/lib/account-cache';

const SUBJECT = 'recent-rows';

/** Far longer than an index lags behind its table. */
const RECENT_MS = MINUTE_MS;

const RecentSchema = v.array(
  v.object({
    model: v.picklist(['completion', 'selection']),
    id: v.string(),
    /** Whether this browser created the row or deleted it. */
    exists: v.boolean(),
    /** When, in milliseconds since the epoch. */
    at: v.number(),
  }),
);

type Recent = v.InferOutput<typeof RecentSchema>[number];

/**
 * Notes that this browser has just created (`exists`) or deleted one of the account's rows. The API lists
 * them through indexes, which miss a write for a moment.
 */
export function noteWritten(model: Recent['model'], id: string, exists: boolean): void {
  // An own row's ID begins with its account's (decision 003).
  const [accountId = ''] = id.split('#', 1);
  const at = Date.now();
  const others = recentRows(accountId, at).filter((row) => row.id !== id);
  remember(accountId, SUBJECT, [...others, { model, id, exists, at }], at);
}

/**
 * Returns the rows of a list read through an index, corrected where it contradicts what this browser has
 * just written. Those rows are read by key, which no index delays; another device may have changed them.
 * Throws what `readByKey` throws.
 */
export async function correctList<Row extends { readonly id: string }>(
  accountId: string,
  model: Recent['model'],
  listed: readonly Row[],
  readByKey: (ids: readonly string[]) => Promise<readonly (Row | null)[]>,
): Promise<Row[]> {
  const listedIds = new Set(listed.map(({ id }) => id));
  const doubtful = recentRows(accountId, Date.now())
    .filter((row) => row.model === model && listedIds.has(row.id) !== row.exists)
    .map(({ id }) => id);
  if (doubtful.length === 0) return [...listed];
  const current = await readByKey(doubtful);
  return [
    ...listed.filter(({ id }) => !doubtful.includes(id)),
    ...current.filter((row) => row !== null),
  ];
}

function recentRows(accountId: string, now: number): Recent[] {
  const rows = recall(accountId, SUBJECT, RecentSchema)?.value ?? [];
  return rows.filter(({ at }) => now - at < RECENT_MS);
}
