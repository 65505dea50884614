// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { MINUTE_MS } from '@/domain/instant';
import { storeTokens } from '@/testing/stored-tokens';
import { createCompletion, deleteCompletion } from './completion-writes';
import { fetchCompletions } from './completions';
import { createSelections, deleteGoals, fetchSelectionIds } from './selection-writes';
import { newSelection } from './selections';

const requestSchema = v.pipe(v.string(), v.parseJson(), v.object({ query: v.string() }));

const completion = {
  id: 'a1#done#t',
  taskId: 't',
  completedDate: '2025-06-12T08:00:00.000Z',
  expirationDate: '2025-06-13T08:00:00.000Z',
  nameofowner: 'a1',
  profileId: 'a1',
};
const selection = newSelection('a1', 'a1#goal#t', 't', 0);

/** The IDs in the index, and in the table that it lags behind. */
let indexed: string[];
let stored: string[];
let requests: number;

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: 'a1' });
  indexed = [];
  stored = [];
  requests = 0;
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const { query } = v.parse(requestSchema, body);
    requests += 1;
    const items = indexed.map((id) => ({ ...completion, id }));
    const [id] = stored;
    return Response.json({
      data: {
        page: { items, nextToken: null },
        createCompletedTask: completion,
        deleteCompletedTask: { id: completion.id },
        r0: rootOf(query, id, { selectedTasks: { items, nextToken: null } }),
      },
    });
  });
});

function rootOf(query: string, id: string | undefined, list: object): object | null {
  if (query.includes('SelectionIds')) return list;
  if (query.startsWith('mutation')) return { id: selection.id };
  return id === undefined ? null : { ...completion, id };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fetchCompletionIds(owner: string): Promise<string[]> {
  const rows = await fetchCompletions(owner, completion.completedDate);
  return rows.map(({ id }) => id);
}

describe('a list read right after a write', () => {
  it('has a row that the index does not have yet', async () => {
    stored = [completion.id];
    await createCompletion(completion);
    expect(await fetchCompletionIds('a1')).toEqual([completion.id]);
    stored = [selection.id];
    await createSelections([selection]);
    expect(await fetchSelectionIds('a1')).toEqual([selection.id]);
  });

  it('lacks a row that the index still has', async () => {
    indexed = [completion.id, 'a1#done#other'];
    await deleteCompletion(completion);
    expect(await fetchCompletionIds('a1')).toEqual(['a1#done#other']);
    indexed = [selection.id];
    await deleteGoals([selection]);
    expect(await fetchSelectionIds('a1')).toEqual([]);
  });

  it('follows another device that has changed the row since', async () => {
    await createCompletion(completion);
    expect(await fetchCompletionIds('a1')).toEqual([]);
    await deleteCompletion(completion);
    stored = [completion.id];
    indexed = [completion.id];
    expect(await fetchCompletionIds('a1')).toEqual([completion.id]);
  });

  it('costs no further request once the index agrees, or after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await createCompletion(completion);
    indexed = [completion.id];
    requests = 0;
    await fetchCompletionIds('a1');
    expect(requests).toBe(1);
    indexed = [];
    await fetchCompletionIds('a1');
    expect(requests).toBe(3);
    vi.advanceTimersByTime(MINUTE_MS);
    await fetchCompletionIds('a1');
    expect(requests).toBe(4);
  });

  it('is not corrected for another account', async () => {
    stored = [completion.id];
    await createCompletion(completion);
    expect(await fetchCompletionIds('a2')).toEqual([]);
  });
});
