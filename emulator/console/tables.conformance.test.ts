import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../testing/accounts';
import { post } from '../testing/data-api';
import { startFixture } from '../testing/running-fixture';
import { callConsole } from './testing/call-console';

const rowCount = 120;

const creation = (id: string) =>
  `createTasks(input: { id: "${id}", name: "Task ${id}", score: 3, difficulty: Daily }) { id updatedAt }`;

const emulator = await startFixture();
const admin = await signedInAccount(emulator, 'admin@example.com', ['Admin']);
const all = Array.from({ length: rowCount }, (_, index) => `t${index}`);
await send(`mutation { ${all.map((id) => `${id}: ${creation(id)}`).join(' ')} }`);
const table = emulator.definition.tables.find(({ name }) => name.startsWith('Tasks-'))?.name ?? '';
afterAll(() => emulator.stop());

async function send(query: string): Promise<unknown> {
  const { data, errors } = await post(emulator.origin, { token: admin.accessToken }, query);
  expect(errors).toEqual([]);
  return data;
}

const call = (method: string, path: string, input?: unknown) =>
  callConsole(method, path, input, emulator);

const record = v.record(v.string(), v.unknown());
const pageSchema = v.object({
  rows: v.array(v.object({ key: record, row: record, editable: v.boolean() })),
  next: v.optional(record),
  searched: v.number(),
});

async function page(query: Record<string, string>) {
  const { answer } = await call(
    'GET',
    `rows?${new URLSearchParams({ table, ...query }).toString()}`,
  );
  return v.parse(pageSchema, answer);
}

async function rowOf(id: string) {
  const { rows } = await page({ text: id });
  const shown = rows.find(({ row }) => row['id'] === id);
  if (!shown) throw new Error(`There is no row ${id}`);
  return shown.row;
}

describe("the console's tables", () => {
  it('are read a page at a time', async () => {
    const ids: unknown[] = [];
    let after: Record<string, unknown> | undefined;
    const searched: number[] = [];
    do {
      const query = after && { after: JSON.stringify(after) };
      const { rows, next, ...read } = await page(query ?? {});
      ids.push(...rows.map(({ row }) => row['id']));
      searched.push(read.searched);
      after = next;
    } while (after);
    expect(searched).toEqual([50, 50, 20]);
    expect(new Set(ids).size).toBe(rowCount);
  });

  it('are filtered by a text in a field', async () => {
    const { rows, searched } = await page({ text: 'task T7' });
    expect(new Set(rows.map(({ row }) => row['id']))).toEqual(
      new Set(['t7', ...Array.from({ length: 10 }, (_, index) => `t7${index}`)]),
    );
    expect(searched).toBe(rowCount);
    expect(rows).toContainEqual(expect.objectContaining({ key: { id: 't7' }, editable: true }));
    // A search covers neither the names of fields nor text that spans two of them.
    expect((await page({ text: 'difficulty' })).rows).toEqual([]);
    expect((await page({ text: '","' })).rows).toEqual([]);
  });

  it('are also filtered a page at a time', async () => {
    const first = await page({ text: 'task' });
    expect(first.rows).toHaveLength(50);
    const second = await page({ text: 'task', after: JSON.stringify(first.next) });
    const ids = [...first.rows, ...second.rows].map(({ row }) => row['id']);
    expect(new Set(ids).size).toBe(100);
  });

  it('refuse to overwrite a row that has changed, or to change a key', async () => {
    const before = await rowOf('t2');
    const rename = 'updateTasks(input: { id: "t2", name: "Newer" }) { id }';
    await send(`mutation { ${rename} }`);
    const input = { table, before, row: { ...before, name: 'Older' } };
    expect(await call('PUT', 'row', input)).toEqual({
      status: 400,
      answer: { message: 'The row has been changed or deleted since. Open it again.' },
    });
    expect(await rowOf('t2')).toMatchObject({ name: 'Newer' });
    expect(await call('PUT', 'row', { ...input, row: { ...before, id: 't3' } })).toEqual({
      status: 400,
      answer: { message: "A row's key can't be changed. Leave id as before." },
    });
  });

  it.each([
    [{ row: ['no object'] }, 'A row is an object: {"id": …}.'],
    [{ row: { id: 't5', difficulty: 1 } }, /Type mismatch for Index Key difficulty/],
    [{ table: 'None' }, 'There is no such table.'],
  ])('refuse an invalid row and say why: %j', async (invalid, message) => {
    const before = await rowOf('t5');
    expect(await call('PUT', 'row', { table, before, row: before, ...invalid })).toEqual({
      status: 400,
      answer: { message: expect.stringMatching(message) },
    });
  });
});
