import { expect, it } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { fetchHistory } from './history';

const NOW = Date.now();
const rowOf = (id: string) => ({
  id,
  taskId: 't',
  completedDate: instantOf(NOW - DAY_MS),
  expirationDate: instantOf(NOW),
  createdAt: instantOf(NOW),
});

it('The history reads pages in turn and each task once, and has the commit count', async () => {
  storeTokens({ sub: 'a1' });
  const calls = stubDataApi({
    HistoryPage: ({ nextToken }) => {
      const page = nextToken
        ? { items: [rowOf('second')], nextToken: null }
        : { items: [rowOf('first')], nextToken: 'more' };
      return { data: { getUserProfile: { revision: 3 }, page } };
    },
    HistoryTasks: () => ({ data: { r0: null } }),
  });
  expect(await fetchHistory('a1')).toMatchObject({
    rows: [{ id: 'first' }, { id: 'second' }],
    revision: 3,
  });
  const page = { id: 'a1', owner: 'a1', limit: 1000 };
  expect(calls.map(({ variables }) => variables)).toMatchObject([
    { ...page, nextToken: null },
    { ...page, nextToken: 'more' },
    { id0: 't' },
  ]);
  expect(String(calls[0]?.variables['since']) < instantOf(NOW - 365 * DAY_MS)).toBe(true);
});
