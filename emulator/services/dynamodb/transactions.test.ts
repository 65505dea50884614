import { describe, expect, it } from 'vitest';
import type { Row } from './attribute-value';
import type { ConsumedUnits } from './consumed-units';
import type { TableStore } from './table-store';
import { temporaryTable } from './testing/temporary-tables';
import { numbered } from './testing/numbered-table';
import type { TransactionWrite } from './transactions';

const kB = 1024;
const TableName = numbered.name;

let store: TableStore;

temporaryTable(numbered, (opened) => (store = opened));

const key = (id: string): Row => ({ id: { S: id } });
const row = (id: string, bytes = 0): Row => ({
  ...key(id),
  side: { S: 'left' },
  turn: { N: '1' },
  text: { S: 'x'.repeat(bytes) },
});
const put = (id: string, bytes?: number): TransactionWrite => ({
  kind: 'PutItem',
  input: { TableName, Item: row(id, bytes) },
});
const absent = { ConditionExpression: 'attribute_not_exists(id)' };
const isNew = (id: string): TransactionWrite => ({
  kind: 'ConditionCheck',
  input: { TableName, Key: key(id), ...absent },
});
const get = async (id: string) =>
  (await store.execute('GetItem', { TableName, Key: key(id), ConsistentRead: true })).Item;

/** Writes rows together. Returns the codes of the reasons, or the error's code, or 'written', along with the units. */
async function write(...writes: TransactionWrite[]): Promise<[unknown, number]> {
  let writeUnits = 0;
  const consumed = (units: ConsumedUnits) => (writeUnits += units.writeUnits);
  const outcome = await store.transact(writes, consumed).then(
    () => 'written',
    (error: { code: string; reasons?: { Code: string }[] }) =>
      error.reasons?.map(({ Code }) => Code) ?? error.code,
  );
  return [outcome, writeUnits];
}

describe('a transaction', () => {
  it('is canceled while another one is writing one of its items', async () => {
    const [first, second] = await Promise.all([
      write(put('a', 10), put('b')),
      write(put('b', 99), put('c')),
    ]);
    expect(first[0]).toBe('written');
    expect(second[0]).toEqual(['TransactionConflict', 'None']);
    expect(await get('b')).toEqual(row('b'));
    expect(await get('c')).toBeUndefined();
    expect((await write(put('b', 99), put('c')))[0]).toBe('written');
  });

  it('refuses single writes of its items until it ends', async () => {
    const transaction = write(put('a'), isNew('b'));
    const single = (id: string) => store.execute('PutItem', { TableName, Item: row(id, 5) });
    const conflict = { code: 'TransactionConflictException' };
    await expect(single('a')).rejects.toMatchObject(conflict);
    await expect(single('b')).rejects.toMatchObject(conflict);
    await expect(single('c')).resolves.toBeDefined();
    await transaction;
    await expect(single('b')).resolves.toBeDefined();
  });

  it('waits for a single write that came first', async () => {
    const single = store.execute('PutItem', { TableName, Item: row('a', 5) });
    expect((await write(isNew('a'), put('b')))[0]).toEqual(['ConditionalCheckFailed', 'None']);
    await single;
  });

  it('names an invalid write, and writes nothing', async () => {
    const UpdateExpression = 'SET #text = #missing';
    const names = { ExpressionAttributeNames: { '#text': 'text', '#missing': 'missing' } };
    const input = { TableName, Key: key('b'), UpdateExpression, ...names };
    expect((await write(put('a'), { kind: 'UpdateItem', input }))[0]).toEqual([
      'None',
      'ValidationError',
    ]);
    expect(await get('a')).toBeUndefined();
  });

  it.each([
    ['no items', () => []],
    ['101 items', () => Array.from({ length: 101 }, (_, index) => put(`${index}`))],
    ['an item twice', () => [put('a'), isNew('a')]],
    ['more than 4 MB', () => Array.from({ length: 12 }, (_, index) => put(`${index}`, 350 * kB))],
  ])('of %s is refused', async (_, writes) => {
    expect(await write(...writes())).toEqual(['ValidationException', 0]);
  });

  it('may write 100 items', async () => {
    const writes = Array.from({ length: 100 }, (_, index) => put(`${index}`));
    expect((await write(...writes))[0]).toBe('written');
  });
});

describe('the units of a transaction', () => {
  it('count tables twice and indexes once', async () => {
    expect(await write(put('a', 1.5 * kB), isNew('b'))).toEqual(['written', 2 * 2 + 2 + 2 * 1]);
    const deletion: TransactionWrite = { kind: 'DeleteItem', input: { TableName, Key: key('a') } };
    expect(await write(deletion)).toEqual(['written', 2 * 2 + 2]);
  });

  it('count tables twice but no indexes if it is canceled', async () => {
    await write(put('a'));
    expect(await write(put('b', 1.5 * kB), isNew('a'))).toEqual([
      ['None', 'ConditionalCheckFailed'],
      2 * 2 + 2 * 1,
    ]);
    const [, canceled] = await Promise.all([write(put('c')), write(put('c', 2.5 * kB))]);
    expect(canceled).toEqual([['TransactionConflict'], 2 * 3]);
  });
});
