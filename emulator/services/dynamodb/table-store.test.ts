import { ClassicLevel } from 'classic-level';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog, type Log } from '../../core/log';
import type { Row } from './attribute-value';
import { openTableStore, type TableStore } from './table-store';
import { numbered } from './testing/numbered-table';

const TableName = numbered.name;

let folder: string;
let store: TableStore;

const open = async (table = numbered, log: Log = silentLog) => {
  store = await openTableStore({ folder, tables: [table], log });
};

const row = (id: string, side: string, turn: number): Row => ({
  id: { S: id },
  side: { S: side },
  turn: { N: String(turn) },
});

const ofSide = async (side: string, more: { limit?: number; from?: Row } = {}) =>
  store.execute('Query', {
    TableName,
    IndexName: 'bySide',
    KeyConditionExpression: '#side = :side',
    ExpressionAttributeNames: { '#side': 'side' },
    ExpressionAttributeValues: { ':side': { S: side } },
    ...(more.limit === undefined ? {} : { Limit: more.limit }),
    ...(more.from === undefined ? {} : { ExclusiveStartKey: more.from }),
  });

const idsOfSide = async (side: string) => (await ofSide(side)).Items?.map(({ id }) => id);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
  await open();
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('rows and their indexes', () => {
  it('orders an index by its numeric sort key, across pages', async () => {
    await store.load(TableName, [row('a', 'x', 10), row('b', 'x', -2), row('c', 'x', 9)]);
    const first = await ofSide('x', { limit: 2 });
    expect(first.Items?.map(({ id }) => id)).toEqual([{ S: 'b' }, { S: 'c' }]);
    expect(first.ScannedCount).toBe(2);
    const rest = await ofSide('x', { limit: 2, from: first.LastEvaluatedKey ?? {} });
    expect(rest.Items).toEqual([row('a', 'x', 10)]);
    expect(rest.LastEvaluatedKey).toBeUndefined();
  });

  it('moves an index row when its key changes and deletes it with the row', async () => {
    await store.execute('PutItem', { TableName, Item: row('a', 'x', 1) });
    await store.execute('UpdateItem', {
      TableName,
      Key: { id: { S: 'a' } },
      UpdateExpression: 'SET #o = :o',
      ExpressionAttributeNames: { '#o': 'side' },
      ExpressionAttributeValues: { ':o': { S: 'y' } },
    });
    expect(await idsOfSide('x')).toEqual([]);
    expect(await idsOfSide('y')).toEqual([{ S: 'a' }]);
    await store.execute('DeleteItem', { TableName, Key: { id: { S: 'a' } } });
    expect(await idsOfSide('y')).toEqual([]);
  });

  it('lets exactly one of many concurrent creates of the same row succeed', async () => {
    const creates = Array.from({ length: 20 }, (_, turn) =>
      store.execute('PutItem', {
        TableName,
        Item: row('a', 'x', turn),
        ConditionExpression: 'attribute_not_exists(id)',
      }),
    );
    const outcomes = await Promise.allSettled(creates);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'ConditionalCheckFailedException',
        message: 'The conditional request failed',
      },
    });
    expect(await idsOfSide('x')).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it.each([
    ['a wrong key type', { id: { N: '1' } }, 'The provided key element does not match the schema'],
    ['an empty key', { id: { S: '' } }, 'cannot contain an empty string value'],
  ])("rejects %s with DynamoDB's error", async (_, Key, message) => {
    await expect(store.execute('GetItem', { TableName, Key })).rejects.toMatchObject({
      code: 'ValidationException',
      message: expect.stringContaining(message),
    });
  });

  const put = (item: Row) => store.execute('PutItem', { TableName, Item: item });
  const update = (value: Row[string]) =>
    store.execute('UpdateItem', {
      TableName,
      Key: { id: { S: 'a' } },
      UpdateExpression: 'SET #o = if_not_exists(nothing, :o)',
      ExpressionAttributeNames: { '#o': 'side' },
      ExpressionAttributeValues: { ':o': value },
    });

  it.each([
    ['null', { NULL: true }, 'Type mismatch for Index Key side Expected: S Actual: NULL'],
    ['empty', { S: '' }, 'cannot contain an empty string value. IndexName: bySide'],
    [
      'overlong',
      { S: 'ä'.repeat(1025) },
      'Size limit exceeded for Index Key side Actual Size: 2050 bytes Max Size: 2048 bytes',
    ],
  ] as const)(
    'rejects a key of an index that is %s, in puts and updates',
    async (_, side, message) => {
      const rejected = { code: 'ValidationException', message: expect.stringContaining(message) };
      await expect(put({ ...row('b', 'x', 1), side })).rejects.toMatchObject(rejected);
      await put(row('a', 'x', 1));
      await expect(update(side)).rejects.toMatchObject(rejected);
      expect(await idsOfSide('x')).toEqual([{ S: 'a' }]);
      const { Items } = await store.execute('Scan', { TableName });
      expect(Items).toEqual([row('a', 'x', 1)]);
    },
  );

  it('allows a row without an index key, and keys as long as the limit', async () => {
    await put({ id: { S: 'a'.repeat(2048) }, side: { S: 'x' } });
    await put(row('b', 'ä'.repeat(1024), 1));
    expect(await idsOfSide('ä'.repeat(1024))).toEqual([{ S: 'b' }]);
  });

  it('rejects a key that is too long in bytes, and a query for an empty one', async () => {
    await expect(put(row('ä'.repeat(1025), 'x', 1))).rejects.toMatchObject({
      code: 'ValidationException',
      message: expect.stringContaining('Size of hashkey has exceeded'),
    });
    await expect(ofSide('')).rejects.toMatchObject({
      code: 'ValidationException',
      message: expect.stringContaining('empty string value. Key: side'),
    });
  });
});

describe('a row that is corrupt on disk', () => {
  const damaged = { id: { S: 'damaged' } };

  beforeEach(async () => {
    await store.load(TableName, [row('a', 'x', 1), row('damaged', 'x', 2)]);
    await store.close();
    const raw = new ClassicLevel(folder);
    for await (const [key, value] of raw.iterator()) {
      if (key.startsWith('!rows!') && value.includes('damaged')) await raw.put(key, '{"id":');
    }
    await raw.close();
    await open();
  });

  it.each([
    ['read', () => store.execute('GetItem', { TableName, Key: damaged })],
    ['listed', () => store.execute('Scan', { TableName })],
    ['replaced', () => store.execute('PutItem', { TableName, Item: row('damaged', 'x', 3) })],
  ])('fails only operations in which it is %s, every time', async (_, attempt) => {
    for (let count = 0; count < 2; count += 1) {
      await expect(attempt()).rejects.toMatchObject({ code: 'InternalServerError' });
    }
    const other = { TableName, Key: { id: { S: 'a' } } };
    expect((await store.execute('GetItem', other)).Item).toEqual(row('a', 'x', 1));
  });
});

describe('closing', () => {
  it('finishes running operations, and refuses new ones without reporting a failure', async () => {
    await store.close();
    const failures: string[] = [];
    await open(numbered, { ...silentLog, error: (message) => failures.push(message) });
    const puts = ['a', 'b', 'c'].map((id) =>
      store.execute('PutItem', { TableName, Item: row(id, 'x', 1) }),
    );
    const closed = store.close();
    await expect(ofSide('x')).rejects.toThrow('The emulator is stopping.');
    await Promise.all([...puts, closed]);
    expect(failures).toEqual([]);
    await open();
    expect(await idsOfSide('x')).toHaveLength(3);
  });
});

describe('reopening', () => {
  it('builds a new index for existing rows', async () => {
    await store.close();
    await open({ ...numbered, indexes: [] });
    await store.load(TableName, [row('a', 'x', 1), row('b', 'y', 2)]);
    await store.close();
    await open();
    expect(await idsOfSide('y')).toEqual([{ S: 'b' }]);
  });
});
