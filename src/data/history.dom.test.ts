import { expect, it } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { fetchHistory } from './history';

const NOW = Date.now();
const SINCE = instantOf(0);

const rowOf = (id: string) => ({
  id,
  taskId: 't',
  completedDate: instantOf(NOW - DAY_MS),
  expirationDate: instantOf(NOW),
  createdAt: instantOf(NOW),
});

it('A page of the history begins where the one before it ends, and has the number of commits', async () => {
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
  const first = await fetchHistory('a1', SINCE, null);
  expect(first).toMatchObject({ rows: [{ id: 'first' }], nextToken: 'more', revision: 3 });
  const second = await fetchHistory('a1', SINCE, first.nextToken);
  expect(second).toMatchObject({ rows: [{ id: 'second' }], nextToken: null });
  expect(calls[0]?.variables).toMatchObject({ id: 'a1', owner: 'a1', since: SINCE, limit: 1000 });
});
