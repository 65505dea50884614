import { afterAll, expect, it } from 'vitest';
import { admin, member, post } from 'amplify-emulator/testing';
import { startTestEmulator } from '../testing/running-emulator';

/* Inconsistent reads see none of this test's writes (decision 026). */

const api = await startTestEmulator({ indexLagMs: 60 * 60 * 1000 });
await post(
  api.origin,
  admin,
  'mutation { createTasks(input: { id: "t", name: "T", difficulty: Daily }) { id } }',
);
afterAll(() => api.stop());

const own = member('alice');
const ask = (document: string) => post(api.origin, own, document);

const rows = [
  ['UserProfile', 'alice', 'id: "alice", level: 1', 'level: 2'],
  ['UserTaskSelection', 'alice#1', 'id: "alice#1", userId: "alice", taskId: "t"', 'taskId: "u"'],
  [
    'CompletedTask',
    'alice#2',
    'id: "alice#2", taskId: "t", completedDate: "2026-01-01T00:00:00.000Z", expirationDate: "2026-01-02T00:00:00.000Z", nameofowner: "alice"',
    'taskId: "u"',
  ],
] as const;

it.each(rows)('A %s can be read, changed and deleted as soon as it is written', async (...row) => {
  const [model, id, values, change] = row;
  const find = () => ask(`{ row: get${model}(id: "${id}") { id } }`);
  const write = (verb: string, input: string) =>
    ask(`mutation { row: ${verb}${model}(input: { ${input} }) { id } }`);
  const success = { data: { row: { id } }, errors: [] };

  expect(await write('create', values)).toMatchObject(success);
  expect(await find()).toMatchObject(success);
  expect(await write('update', `id: "${id}", ${change}`)).toMatchObject(success);
  expect(await write('delete', `id: "${id}"`)).toMatchObject(success);
  expect(await find()).toMatchObject({ data: { row: null }, errors: [] });
});
