import { describe, expect, it } from 'vitest';
import type { TableDefinition } from '../../assembly/definition';
import type { Row } from './attribute-value';
import type { ConsumedUnits } from './consumed-units';
import type { Inputs, OperationName } from './inputs';
import type { TableStore } from './table-store';
import { temporaryTable } from './testing/temporary-tables';

const kB = 1024;
const TableName = 'Rows';

const table: TableDefinition = {
  name: TableName,
  attributes: [
    { name: 'id', type: 'S' },
    { name: 'of', type: 'S' },
  ],
  key: [{ name: 'id', keyType: 'HASH' }],
  indexes: [{ name: 'byOf', key: [{ name: 'of', keyType: 'HASH' }] }],
};

let store: TableStore;

temporaryTable(table, (opened) => (store = opened));

const row = (id: string, bytes: number, of = 'a'): Row => ({
  id: { S: id },
  of: { S: of },
  text: { S: 'x'.repeat(bytes - id.length - of.length - 'idoftext'.length) },
});

/** Runs an operation and returns its units, whether it succeeds or not. */
async function unitsOf<Name extends OperationName>(
  name: Name,
  input: Inputs[Name],
): Promise<ConsumedUnits[]> {
  const consumed: ConsumedUnits[] = [];
  await store.execute(name, input, (units) => consumed.push(units)).catch(() => undefined);
  return consumed;
}

const read = (readUnits: number) => [{ readUnits, writeUnits: 0 }];
const written = (writeUnits: number) => [{ readUnits: 0, writeUnits }];

const ofA = {
  TableName,
  IndexName: 'byOf',
  KeyConditionExpression: '#of = :of',
  ExpressionAttributeNames: { '#of': 'of' },
  ExpressionAttributeValues: { ':of': { S: 'a' } },
};

describe('reads', () => {
  it('rounds an item up to 4 kB, and halves the units unless it is read consistently', async () => {
    await store.load(TableName, [row('1', 5 * kB)]);
    const Key = { id: { S: '1' } };
    expect(await unitsOf('GetItem', { TableName, Key })).toEqual(read(1));
    expect(await unitsOf('GetItem', { TableName, Key, ConsistentRead: true })).toEqual(read(2));
    const none = { id: { S: 'none' } };
    expect(await unitsOf('GetItem', { TableName, Key: none })).toEqual(read(0.5));
  });

  it('rounds each item of a batch: 1.5 kB and 6.5 kB count as 12 kB', async () => {
    await store.load(TableName, [row('1', 1.5 * kB), row('2', 6.5 * kB)]);
    const Keys = [{ id: { S: '1' } }, { id: { S: '2' } }];
    const units = await unitsOf('BatchGetItem', {
      RequestItems: { [TableName]: { Keys, ConsistentRead: true } },
    });
    expect(units).toEqual(read(3));
  });

  it('rounds the total size of the rows that a Query evaluates, before filters and projections', async () => {
    await store.load(
      TableName,
      Array.from({ length: 100 }, (_, index) => row(`row ${index}`, 400)),
    );
    // 40,000 bytes are ten steps of 4 kB.
    expect(await unitsOf('Query', ofA)).toEqual(read(5));
    const filtered = {
      ...ofA,
      FilterExpression: '#text = :text',
      ProjectionExpression: 'id',
      ExpressionAttributeNames: { '#of': 'of', '#text': 'text' },
      ExpressionAttributeValues: { ':of': { S: 'a' }, ':text': { S: 'another' } },
    };
    expect(await unitsOf('Query', filtered)).toEqual(read(5));
    expect(await unitsOf('Query', { ...ofA, Select: 'COUNT' })).toEqual(read(5));
    // 20 rows of 400 bytes; the engine reads one more.
    expect(await unitsOf('Query', { ...ofA, Limit: 20 })).toEqual(read(1));
    expect(await unitsOf('Query', { ...ofA, Limit: 21 })).toEqual(read(1.5));
  });
});

describe('writes', () => {
  it('counts a write to a table and to its index', async () => {
    const put = { TableName, Item: row('1', 1.5 * kB) };
    expect(await unitsOf('PutItem', put)).toEqual(written(4));
    expect(await unitsOf('PutItem', put)).toEqual(written(2));
    // The index entry is deleted under its old key and put under the new one.
    const moved = { TableName, Item: row('1', 1.5 * kB, 'b') };
    expect(await unitsOf('PutItem', moved)).toEqual(written(6));
    const { of: _, ...outside } = row('1', 1.5 * kB);
    expect(await unitsOf('PutItem', { TableName, Item: outside })).toEqual(written(4));
    expect(await unitsOf('PutItem', { TableName, Item: outside })).toEqual(written(2));
    expect(await unitsOf('PutItem', put)).toEqual(written(4));
    const Key = { id: { S: '1' } };
    expect(await unitsOf('DeleteItem', { TableName, Key })).toEqual(written(4));
    expect(await unitsOf('DeleteItem', { TableName, Key })).toEqual(written(1));
  });

  it('counts the larger item, without the index, if a condition fails', async () => {
    await store.load(TableName, [row('1', 1.5 * kB)]);
    const ConditionExpression = 'attribute_not_exists(id)';
    const put = (bytes: number) => ({
      TableName,
      Item: row('1', bytes),
      ConditionExpression,
    });
    expect(await unitsOf('PutItem', put(500))).toEqual(written(2));
    expect(await unitsOf('PutItem', put(2.5 * kB))).toEqual(written(3));
    const Key = { id: { S: '1' } };
    expect(await unitsOf('DeleteItem', { TableName, Key, ConditionExpression })).toEqual(
      written(2),
    );
  });

  it('counts nothing for an invalid request', async () => {
    expect(await unitsOf('PutItem', { TableName, Item: {} })).toEqual([]);
    expect(await unitsOf('Query', { ...ofA, IndexName: 'none' })).toEqual([]);
  });
});
