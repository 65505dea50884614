import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import type { HistoryRow } from '@/domain/history';
import { fetchHistory } from './history';

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
    const page: Awaited<ReturnType<typeof fetchHistory>> = await fetchHistory(
      owner,
      instantOf(0),
      token,
    );
    rows.push(...page.rows);
    token = page.nextToken;
  } while (token !== null);
  return rows;
}

beforeEach(() => void storeTokens({ sub: 'a1' }));

it.each([0, 1000, 1001, 3500])(
  'A history of %i completions is read page by page',
  async (count) => {
    const all = Array.from({ length: count }, (_, at) => rowOf(at));
    stubDataApi({
      HistoryPage: ({ nextToken }) => {
        const start = Number(nextToken ?? 0);
        const next = start + PAGE < all.length ? String(start + PAGE) : null;
        const page = { items: all.slice(start, start + PAGE), nextToken: next };
        return { data: { getUserProfile: { revision: 3 }, page } };
      },
      HistoryTasks: () => ({ data: { r0: null } }),
    });
    expect((await fetchAll('a1')).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(await fetchHistory('a1', instantOf(0), null)).toMatchObject({ revision: 3 });
  },
);
