import { afterAll, expect, it } from 'vitest';
import { admin, member, post } from 'amplify-emulator/testing';
import { MAX_GOAL_LENGTH } from '../../amplify/data/limits';
import { startTestEmulator } from '../testing/running-emulator';

const MAX_COUNT = 1000;
/** Less than the longest ID that DynamoDB accepts. */
const LONG_ID = 'x'.repeat(2000);
const LONG_GOAL = 'x'.repeat(MAX_GOAL_LENGTH);
const NOW = new Date().toISOString();
/** AppSync accepts requests of up to 1 MB. */
const ROWS_PER_REQUEST = 200;

const api = await startTestEmulator({ indexLagMs: 0 });
const input = '{ id: $id, name: "Walk", difficulty: Daily }';
const document = `mutation ($id: ID!) { createTasks(input: ${input}) { id } }`;
await post(api.origin, admin, document, { id: 'few' });
await post(api.origin, admin, document, { id: 'many' });
afterAll(() => api.stop());

async function create(model: string, inputs: readonly string[]): Promise<void> {
  for (let start = 0; start < inputs.length; start += ROWS_PER_REQUEST) {
    const creates = inputs
      .slice(start, start + ROWS_PER_REQUEST)
      .map((input, at) => `r${at}: create${model}(input: ${input}) { id }`);
    const document = `mutation { ${creates.join('\n')} }`;
    const { errors } = await post(api.origin, member('fern'), document);
    expect(errors).toEqual([]);
  }
}

it.each([
  {
    model: 'UserTaskSelection',
    query: 'countSelectionsOfTask',
    tooMany: 300,
    inputOf: (taskId: string, at: number) =>
      `{ id: "fern#${taskId}${at}", userId: "fern", taskId: "${taskId}", goal: "${LONG_GOAL}", owner: "fern" }`,
  },
  {
    model: 'CompletedTask',
    query: 'countCompletionsOfTask',
    tooMany: 600,
    inputOf: (taskId: string, at: number) =>
      `{ id: "fern#${taskId}${at}#${LONG_ID}", profileId: "fern", taskId: "${taskId}", completedDate: "${NOW}", expirationDate: "${NOW}", nameofowner: "fern" }`,
  },
])(
  'A count of $model is exact only if all rows fit in 1 MB',
  { timeout: 120_000 },
  async (counted) => {
    const { model, query, tooMany, inputOf } = counted;
    const rowsOf = (taskId: string, count: number) =>
      Array.from({ length: count }, (_, at) => inputOf(taskId, at));
    await create(model, [...rowsOf('few', 20), ...rowsOf('many', tooMany)]);
    const document = `{ few: ${query}(taskId: "few") many: ${query}(taskId: "many") }`;
    const { data } = await post(api.origin, admin, document);
    expect(data).toEqual({ few: 20, many: MAX_COUNT });
  },
);
