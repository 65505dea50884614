import { beforeEach, expect, it } from 'vitest';
import type { TableDefinition } from '../../assembly/definition';
import { AdjustableClock } from '../../core/clock';
import { silentLog } from '../../core/log';
import type { AttributeValue, Row } from './attribute-value';
import type { TableStore } from './table-store';
import { temporaryTable } from './testing/temporary-tables';
import { startRemovingExpiredRows } from './time-to-live';

const table: TableDefinition = {
  name: 'Rows',
  attributes: [
    { name: 'id', type: 'S' },
    { name: 'owner', type: 'S' },
  ],
  key: [{ name: 'id', keyType: 'HASH' }],
  indexes: [{ name: 'byOwner', key: [{ name: 'owner', keyType: 'HASH' }] }],
  timeToLive: 'expires',
};

let tables: TableStore;
let clock: AdjustableClock;
beforeEach(() => void (clock = new AdjustableClock()));

temporaryTable(table, (opened) => (tables = opened));

const seconds = (fromNow: number): string =>
  String(Math.floor(clock.now().getTime() / 1000) + fromNow);

const put = (id: string, expires?: AttributeValue): Promise<unknown> => {
  const Item: Row = { id: { S: id }, owner: { S: 'a' }, ...(expires && { expires }) };
  return tables.execute('PutItem', { TableName: 'Rows', Item });
};

/** Returns the rows in the index, which must agree with the table. */
async function remaining(): Promise<string[]> {
  const { Items = [] } = await tables.execute('Query', {
    TableName: 'Rows',
    IndexName: 'byOwner',
    KeyConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': { S: 'a' } },
  });
  const { Items: all = [] } = await tables.execute('Scan', { TableName: 'Rows' });
  expect(all).toHaveLength(Items.length);
  return Items.flatMap(({ id }) => (id && 'S' in id ? [id.S] : [])).sort();
}

it('removes expired rows and their index rows, and no others', async () => {
  const fiveYears = 5 * 365 * 24 * 60 * 60;
  await put('expired', { N: seconds(-60) });
  await put('valid', { N: seconds(60) });
  await put('without');
  await put('text', { S: seconds(-60) });
  await put('mistaken', { N: seconds(-fiveYears - 60) });
  const stop = startRemovingExpiredRows([table], { tables, clock, log: silentLog });
  await stop();
  expect(await remaining()).toEqual(['mistaken', 'text', 'valid', 'without']);
});

it('keeps a row whose time is extended while it is being removed', async () => {
  await put('extended', { N: seconds(-60) });
  let removals = 0;
  const slow: typeof tables.execute = async (name, input) => {
    removals += 1;
    await put('extended', { N: seconds(60) });
    return tables.execute(name, input);
  };
  const parts = { clock, log: silentLog, tables: { rows: tables.rows, execute: slow } };
  await startRemovingExpiredRows([table], parts)();
  expect(removals).toBe(1);
  expect(await remaining()).toEqual(['extended']);
});
