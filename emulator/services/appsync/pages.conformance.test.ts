import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/data-api';
import { admin, member } from '../../testing/fake-tokens';
import { startFixture } from '../../testing/running-fixture';

let api = await startFixture();
afterAll(() => api.stop());

const createTask = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';

describe('pagination', () => {
  const names = Array.from({ length: 25 }, (_, index) => `Task ${String(index).padStart(2, '0')}`);
  const byDifficulty = `query ($limit: Int, $nextToken: String, $sort: ModelSortDirection) {
    listTasksByDifficulty(difficulty: Strategic, limit: $limit, nextToken: $nextToken, sortDirection: $sort) {
      items { name }
      nextToken
    }
  }`;

  const pageSchema = v.object({
    items: v.array(v.object({ name: v.string() })),
    nextToken: v.nullable(v.string()),
  });
  type Page = v.InferOutput<typeof pageSchema>;

  const page = async (variables: Record<string, unknown>): Promise<Page> => {
    const { data } = await post(api.origin, admin, byDifficulty, variables);
    return v.parse(pageSchema, data?.['listTasksByDifficulty']);
  };

  beforeAll(async () => {
    for (const name of names.toReversed()) {
      await post(api.origin, admin, createTask, { input: { name, difficulty: 'Strategic' } });
    }
  });

  it('returns pages in index order, ascending or descending', async () => {
    const seen: string[] = [];
    let nextToken: string | null = null;
    do {
      const { items, nextToken: next }: Page = await page({ limit: 10, nextToken });
      seen.push(...items.map(({ name }) => name));
      nextToken = next;
    } while (nextToken !== null);
    expect(seen).toEqual(names);
    const { items } = await page({ limit: 1, sort: 'DESC' });
    expect(items).toEqual([{ name: 'Task 24' }]);
  });

  it('filters by a range of the sort key', async () => {
    const { data } = await post(
      api.origin,
      member('a'),
      '{ listTasksByDifficulty(difficulty: Strategic, name: {between: ["Task 03", "Task 05"]}) { items { name } } }',
    );
    expect(data).toEqual({
      listTasksByDifficulty: {
        items: [{ name: 'Task 03' }, { name: 'Task 04' }, { name: 'Task 05' }],
      },
    });
  });

  it('issues opaque tokens that survive a restart and work for one index only', async () => {
    const { nextToken } = await page({ limit: 10 });
    expect(Buffer.from(nextToken ?? '', 'base64').toString('latin1')).not.toContain('Task');
    api = await api.restarted();
    const { items } = await page({ limit: 1, nextToken });
    expect(items).toEqual([{ name: 'Task 10' }]);
    const elsewhere = await post(
      api.origin,
      member('a'),
      'query ($t: String) { listTasks(nextToken: $t) { items { id } } }',
      { t: nextToken },
    );
    expect(elsewhere).toMatchObject({
      data: { listTasks: null },
      errors: [
        {
          errorType: 'DynamoDB:UserIllegalArgumentException',
          message: expect.stringContaining('Invalid pagination token given.'),
        },
      ],
    });
  });

  it.each(['', 'x', 'AAAA', 'e30=', '%%%'])('rejects the token %j', async (nextToken) => {
    const { errors } = await post(api.origin, member('a'), byDifficulty, { nextToken });
    expect(errors).toMatchObject([
      { message: expect.stringContaining('Invalid pagination token') },
    ]);
  });

  it.each([0, -1])('rejects the limit %i', async (limit) => {
    const { errors } = await post(api.origin, member('a'), byDifficulty, { limit });
    expect(errors).toMatchObject([
      {
        errorType: 'DynamoDB:DynamoDbException',
        message: expect.stringContaining(
          `Value '${limit}' at 'limit' failed to satisfy constraint`,
        ),
      },
    ]);
  });
});
