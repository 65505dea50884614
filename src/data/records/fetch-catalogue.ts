import * as v from 'valibot';
import type { Difficulty, Task } from '@/domain/task';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from './connection';
import { TASK_FIELDS, TaskSchema } from './task-record';

const CATALOGUE = /* GraphQL */ `
  query Tasks($difficulty: Difficulty!, $nextToken: String) {
    page: listTasksByDifficulty(
      difficulty: $difficulty, limit: ${PAGE_LIMIT}, nextToken: $nextToken
    ) { items { ${TASK_FIELDS} } nextToken }
  }
`;

const PageSchema = v.object({ page: connectionOf(TaskSchema) });

/** Every task of a difficulty, through the index on it (D19). Throws a BackendError. */
export async function fetchCatalogue(difficulty: Difficulty): Promise<Task[]> {
  const page = async (nextToken: string | null) =>
    (await postDocument(CATALOGUE, { difficulty, nextToken }, PageSchema)).page;
  return allItems(await page(null), page);
}
