import { describe, expect, it } from 'vitest';
import { AdjustableClock } from '../../core/clock';
import type { Row } from './attribute-value';
import { IndexLag } from './index-lag';
import type { TableStore } from './table-store';
import { temporaryTable } from './testing/temporary-tables';
import { numbered } from './testing/numbered-table';

const lagMs = 500;

let clock: AdjustableClock;
let store: TableStore;

temporaryTable(
  numbered,
  (opened) => (store = opened),
  () => {
    clock = new AdjustableClock();
    clock.stop();
    return new IndexLag(lagMs, clock);
  },
);

const put = (id: string, side: string, turn: number) =>
  store.execute('PutItem', {
    TableName: numbered.name,
    Item: { id: { S: id }, side: { S: side }, turn: { N: String(turn) } },
  });

const remove = (id: string) =>
  store.execute('DeleteItem', { TableName: numbered.name, Key: { id: { S: id } } });

interface Page {
  forward?: boolean;
  limit?: number;
  from?: Row;
}

const query = async (side: string, { forward = true, limit, from }: Page = {}) =>
  store.execute('Query', {
    TableName: numbered.name,
    IndexName: 'bySide',
    KeyConditionExpression: 'side = :side',
    ExpressionAttributeValues: { ':side': { S: side } },
    ScanIndexForward: forward,
    ...(limit !== undefined && { Limit: limit }),
    ...(from && { ExclusiveStartKey: from }),
  });

const turns = ({ Items = [] }: { Items?: Row[] }) => Items.map(({ turn }) => turn);
const numbers = (...values: number[]) => values.map((value) => ({ N: String(value) }));
const indexed = async (side: string, page?: Page) => turns(await query(side, page));

/** Returns how many rows a read by key and a table scan return. */
async function stored(ConsistentRead: boolean): Promise<number[]> {
  const TableName = numbered.name;
  const { Item } = await store.execute('GetItem', {
    TableName,
    Key: { id: { S: 'a' } },
    ConsistentRead,
  });
  const { Items = [] } = await store.execute('Scan', { TableName, ConsistentRead });
  return [Item ? 1 : 0, Items.length];
}

describe('a table that lags', () => {
  it('shows a new row only after the delay, while consistent reads have it at once', async () => {
    await put('a', 'left', 1);
    expect(await indexed('left')).toEqual([]);
    expect(await stored(true)).toEqual([1, 1]);
    expect(await stored(false)).toEqual([0, 0]);
    clock.advance(lagMs - 1);
    expect(await indexed('left')).toEqual([]);
    clock.advance(1);
    expect(await indexed('left')).toEqual(numbers(1));
    expect(await stored(false)).toEqual([1, 1]);
  });

  it('lets conditions of writes see the latest row', async () => {
    await put('a', 'left', 1);
    const secondPut = store.execute('PutItem', {
      TableName: numbered.name,
      Item: { id: { S: 'a' }, side: { S: 'left' }, turn: { N: '2' } },
      ConditionExpression: 'attribute_not_exists(id)',
    });
    await expect(secondPut).rejects.toMatchObject({ code: 'ConditionalCheckFailedException' });
  });

  it('keeps showing the old state of a changed or deleted row, in order and in both directions', async () => {
    for (const turn of [1, 2, 3, 4]) await put(`row ${turn}`, 'left', turn);
    clock.advance(lagMs);
    await remove('row 1');
    await put('row 3', 'right', 3);
    await put('row 4', 'left', 9);
    await put('row 5', 'left', 5);
    expect(await indexed('left')).toEqual(numbers(1, 2, 3, 4));
    expect(await indexed('left', { forward: false })).toEqual(numbers(4, 3, 2, 1));
    expect(await indexed('right')).toEqual([]);
    clock.advance(lagMs);
    expect(await indexed('left')).toEqual(numbers(2, 5, 9));
    expect(await indexed('right')).toEqual(numbers(3));
  });

  it('shows several changes to a row one after another', async () => {
    await put('a', 'left', 1);
    clock.advance(lagMs / 2);
    await put('a', 'right', 1);
    clock.advance(lagMs / 2);
    expect([await indexed('left'), await indexed('right')]).toEqual([numbers(1), []]);
    clock.advance(lagMs / 2);
    expect([await indexed('left'), await indexed('right')]).toEqual([[], numbers(1)]);
  });

  it('pages through rows that are about to change', async () => {
    for (const turn of [1, 2, 3, 4, 5]) await put(`row ${turn}`, 'left', turn);
    clock.advance(lagMs);
    for (const turn of [1, 2, 4]) await remove(`row ${turn}`);
    const first = await query('left', { limit: 2 });
    expect(turns(first)).toEqual(numbers(1, 2));
    const second = await query('left', { limit: 2, from: first.LastEvaluatedKey ?? {} });
    expect(turns(second)).toEqual(numbers(3, 4));
  });

  it('hides nothing when the clock is moved back', async () => {
    await put('a', 'left', 1);
    clock.advance(-60_000);
    expect(await indexed('left')).toEqual(numbers(1));
  });
});
