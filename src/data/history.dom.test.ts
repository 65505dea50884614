import { beforeEach, expect, it } from 'vitest';
import { actionOf, complete } from '@/domain/actions/testing/members';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import type { HistoryRow } from '@/domain/history';
import { fetchHistory, type HistoryPage } from './history';

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
        const getUserProfile = { revision: 3, level: 2, memberRecord: '{}', away: 'A' };
        const page = { items: all.slice(start, start + PAGE), nextToken: next };
        return { data: { getUserProfile, page } };
      },
      HistoryTasks: () => ({ data: { r0: null } }),
    });
    expect((await fetchAll('a1')).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(await fetchHistory('a1', instantOf(0), null)).toMatchObject({
      away: 'A',
      revision: 3,
      record: undefined,
    });
  },
);

it('A note that the list doesn’t have yet is read by its key', async () => {
  const api = new FakeApi([taskOf('a')]);
  const id = `a1#done#a#${NOW}`;
  const note = { kind: 'note', taskId: 'a', name: 'A', rowId: id, doneAt: NOW } as const;
  api.commit([complete(taskOf('a'), NOW)]);
  const list = [...api.completions.values()];
  api.commit([actionOf({ ...note, note: '12 km' }, NOW)]);
  const HistoryPage = () => ({
    data: { getUserProfile: api.profile, page: { items: list, nextToken: null } },
  });
  stubDataApi({ ...api.answers(), HistoryPage });
  const { rows } = await fetchHistory('a1', instantOf(0), null);
  expect(rows).toMatchObject([{ id, note: '12 km' }]);
});
