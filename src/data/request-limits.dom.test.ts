import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { MAX_QUERY_DEPTH, MAX_RESOLVERS } from '@/definition';
import { newRecord, recordText } from '@/domain/actions/record';
import { RequestBody } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { fetchCompletions } from './completions';
import { deleteRows } from './delete-rows';
import { fetchHistory } from './history';
import { tasksByIdQuery } from './tasks-by-id';
import { homeQuery } from './home';
import { completionModel, fetchOwnCompletions, fetchOwnProfile } from './own-data';
import { fetchSelections } from './selections';
import { type RequestSize, requestSize } from '@/testing/request-size';

const completion = {
  id: 'c',
  taskId: 't',
  completedDate: '2025-06-12T08:00:00.000Z',
  expirationDate: '2025-06-13T08:00:00.000Z',
};

const memberRecord = recordText(newRecord(0));

let sizes: RequestSize[];

beforeEach(() => {
  storeTokens({ sub: 'a1' });
  sizes = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const { query, variables } = v.parse(RequestBody, body);
    sizes.push(requestSize(query, variables));
    const rows = { items: [], nextToken: null };
    const completions = { items: history, nextToken: null };
    const roots = Array.from({ length: 100 }, (__, at) => [`r${at}`, null]);
    const values = {
      getUserProfile: { id: 'a1', level: 1, revision: 1, memberRecord, selectedTasks: rows },
      completions: rows,
      page: query.includes('HistoryPage') ? completions : rows,
      ...Object.fromEntries(roots),
    };
    // An answer has only what the document names.
    const names = new Set(query.match(/\w+/g));
    const data = Object.entries(values).filter(([name]) => names.has(name));
    return Response.json({ data: Object.fromEntries(data) });
  });
});

const history = Array.from({ length: 250 }, (_, at) => ({
  ...completion,
  id: `c${at}`,
  taskId: `t${at}`,
}));
const manyIds = Array.from({ length: 250 }, (_, at) => `t${at}`);
const ids = Array.from({ length: 60 }, (_, at) => `a1#${at}`);

it.each([
  ['the home page', 1, () => new QueryClient().fetchQuery(homeQuery('a1'))],
  ['a selection', 1, () => fetchSelections(['a1#goal#bulbs'])],
  ['the completions', 1, () => fetchCompletions('a1')],
  ['a page of the history, with its tasks', 4, () => fetchHistory('a1')],
  ['the export of the profile', 1, () => fetchOwnProfile('a1')],
  ['the export of the completions', 1, () => fetchOwnCompletions('a1')],
  ['the deletion of rows', 3, () => deleteRows(completionModel, ids)],
  [
    'tasks by ID',
    3,
    () => new QueryClient().fetchQuery({ ...tasksByIdQuery('a1', manyIds), meta: {} }),
  ],
] as const)('%s stays within the limits of one request', async (_, requests, run) => {
  await run();
  expect(sizes).toHaveLength(requests);
  for (const { depth, resolvers } of sizes) {
    expect(depth).toBeLessThanOrEqual(MAX_QUERY_DEPTH);
    expect(resolvers).toBeLessThanOrEqual(MAX_RESOLVERS);
  }
});

it('The home page’s request, the largest of all, sets the limit', async () => {
  await new QueryClient().fetchQuery(homeQuery('a1'));
  expect(sizes.map(({ resolvers }) => resolvers)).toEqual([MAX_RESOLVERS]);
});
