// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import type { HistoryRow } from '@/domain/history';
import { distinctRows, fetchHistory, type HistoryPage } from './history';
import { noteWritten } from './recent-rows';

const NOW = Date.now();
const PAGE = 1000;

const rowOf = (at: number) => ({
  id: `a1#done#t#${at}`,
  taskId: 't',
  completedDate: instantOf(NOW - at * DAY_MS),
  expirationDate: instantOf(NOW - at * DAY_MS + DAY_MS),
  createdAt: instantOf(NOW),
});

async function fetchAll(owner: string): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  let token: string | null = null;
  do {
    const page: HistoryPage = await fetchHistory(owner, instantOf(0), token);
    rows.push(...page.rows);
    token = page.nextToken;
  } while (token !== null);
  return distinctRows(rows);
}

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: 'a1' });
});

it.each([0, 999, 1000, 1001, 3500])(
  'A completion that was just written counts once among %i others',
  async (others) => {
    const all = Array.from({ length: others + 1 }, (_, at) => rowOf(at));
    const [newest] = all;
    if (!newest) throw new Error('no row');
    stubDataApi({
      HistoryPage: ({ nextToken }) => {
        const start = Number(nextToken ?? 0);
        const next = start + PAGE < all.length ? String(start + PAGE) : null;
        const page = { items: all.slice(start, start + PAGE), nextToken: next };
        return { data: { getUserProfile: null, page } };
      },
      RecordedByKey: () => ({ data: { r0: newest } }),
      HistoryTasks: () => ({ data: { r0: null } }),
    });
    noteWritten('completion', newest.id, true);
    const history = await fetchAll('a1');
    expect(history).toHaveLength(others + 1);
    expect(new Set(history.map(({ id }) => id)).size).toBe(others + 1);
  },
);
