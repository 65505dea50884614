import { Readable } from 'node:stream';
import type { TableDefinition } from '../assembly/definition';
import type { AttributeValue, Row } from '../services/dynamodb/attribute-value';
import { DynamoDbError } from '../services/dynamodb/errors';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';
import {
  fromAttribute,
  fromRow,
  isEditable,
  toRow,
  type PlainRow,
} from '../services/dynamodb/plain-row';

/** Rows of a page, and rows read at once. A search pauses after `mostSearched` rows, so that no call takes long. */
const pageSize = 50;
const chunkSize = 500;
const mostSearched = 5000;

/** Which rows are wanted: those with a text in a field, or in any if it is ''. */
export interface RowFilter {
  table: string;
  field: string;
  text: string;
}

export interface RowPage {
  rows: ReturnType<typeof listed>[];
  /** Where the next page begins, or the search continues; absent at the end. */
  next?: PlainRow;
  searched: number;
}

/** Returns the tables, by the names of their models. */
export function listTables({ definition }: ConsoleParts) {
  const tables = definition.tables.map(({ name, key }) => ({
    name,
    model: modelOf(name),
    key: key.map((one) => one.name),
  }));
  return tables.toSorted((a, b) => (a.model < b.model ? -1 : 1));
}

/** Returns the next rows after a key, if one is given. Reads no more of the table than it needs. Throws DynamoDbError. */
export async function readRows(
  filter: RowFilter & { after: PlainRow | undefined },
  parts: ConsoleParts,
): Promise<RowPage> {
  const { name, key } = requireTable(filter.table, parts);
  const exact = filter.after ? [] : await rowsByKey(filter, parts);
  if (exact.length > 0) return { rows: exact.map((row) => listed(row, key)), searched: 0 };
  const rows: RowPage['rows'] = [];
  let next = filter.after && toRow(filter.after);
  let searched = 0;
  do {
    const output = await storeOf(parts).execute('Scan', {
      TableName: name,
      Limit: filter.text === '' ? pageSize : chunkSize,
      ConsistentRead: true,
      ...(next && { ExclusiveStartKey: next }),
    });
    next = output.LastEvaluatedKey;
    for (const item of output.Items ?? []) {
      searched += 1;
      if (matches(item, filter)) rows.push(listed(item, key));
      if (filter.text !== '' && rows.length === pageSize) {
        return { rows, next: fromRow(keyOf(item, key)), searched };
      }
    }
  } while (next && filter.text !== '' && searched < mostSearched);
  return { rows, ...(next && { next: fromRow(next) }), searched };
}

/** Returns the rows as the text of a JSON array, a line each, read as they are sent. Throws DynamoDbError. */
export function exportRows(filter: RowFilter, parts: ConsoleParts) {
  const { name } = requireTable(filter.table, parts);
  return { model: modelOf(name), body: Readable.from(exported(name, filter, parts)) };
}

async function* exported(table: string, filter: RowFilter, parts: ConsoleParts) {
  let next: Row | undefined;
  let separator = '[\n';
  do {
    const output = await storeOf(parts).execute('Scan', {
      TableName: table,
      Limit: chunkSize,
      ConsistentRead: true,
      ...(next && { ExclusiveStartKey: next }),
    });
    next = output.LastEvaluatedKey;
    const found = (output.Items ?? []).filter((item) => matches(item, filter));
    if (found.length === 0) continue;
    yield separator + found.map((item) => JSON.stringify(fromRow(item))).join(',\n');
    separator = ',\n';
  } while (next);
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Replaces a row by one with the same key. Throws RefusedCallError if it was changed since it was read. */
export async function replaceRow(
  { table, before, row }: { table: string; before: PlainRow; row: PlainRow },
  parts: ConsoleParts,
): Promise<void> {
  const { name, key } = requireTable(table, parts);
  const item = toRow(row);
  const old = toRow(before);
  if (JSON.stringify(keyOf(item, key)) !== JSON.stringify(keyOf(old, key))) {
    const names = key.map((one) => one.name).join(' and ');
    throw new RefusedCallError(`A row's key can't be changed. Leave ${names} as before.`);
  }
  const { updatedAt } = old;
  await storeOf(parts)
    .execute('PutItem', {
      TableName: name,
      Item: item,
      ConditionExpression: `attribute_exists(#key)${updatedAt ? ' AND #time = :time' : ''}`,
      ExpressionAttributeNames: {
        '#key': key[0]?.name ?? '',
        ...(updatedAt && { '#time': 'updatedAt' }),
      },
      ...(updatedAt && { ExpressionAttributeValues: { ':time': updatedAt } }),
    })
    .catch((error: unknown) => {
      const isChanged =
        error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException';
      if (!isChanged) throw error;
      throw new RefusedCallError('The row was changed or deleted meanwhile. Open it again.');
    });
}

/** Deletes a row. Throws DynamoDbError. */
export async function deleteRow(
  { table, key }: { table: string; key: PlainRow },
  parts: ConsoleParts,
): Promise<void> {
  const { name } = requireTable(table, parts);
  await storeOf(parts).execute('DeleteItem', { TableName: name, Key: toRow(key) });
}

/** Amplify names a table '<model>-<API>-NONE'. */
function modelOf(table: string): string {
  return table.split('-')[0] ?? table;
}

/** Returns the rows whose partition key is the text, which no search needs to find. */
async function rowsByKey({ table, field, text }: RowFilter, parts: ConsoleParts): Promise<Row[]> {
  const { name, key, attributes } = requireTable(table, parts);
  if (text === '' || field !== key[0]?.name) return [];
  const type = attributes.find((one) => one.name === field)?.type;
  const isNumber = type === 'N' && Number.isFinite(Number(text));
  if (type !== 'S' && !isNumber) return [];
  const { Items, LastEvaluatedKey } = await storeOf(parts).execute('Query', {
    TableName: name,
    KeyConditionExpression: '#key = :text',
    ExpressionAttributeNames: { '#key': field },
    ExpressionAttributeValues: { ':text': isNumber ? { N: text } : { S: text } },
    ConsistentRead: true,
    Limit: pageSize,
  });
  return LastEvaluatedKey ? [] : (Items ?? []);
}

function matches(item: Row, { field, text }: RowFilter): boolean {
  if (text === '') return true;
  const value = field === '' ? undefined : item[field];
  if (field !== '' && !value) return false;
  return textOf(value ? fromAttribute(value) : Object.values(fromRow(item))).includes(
    text.toLowerCase(),
  );
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();
}

function listed(item: Row, key: TableDefinition['key']) {
  return {
    key: fromRow(keyOf(item, key)),
    row: fromRow(item),
    /** Whether it has only what JSON has: no sets, no bytes. */
    editable: Object.values(item).every(isEditable),
  };
}

function keyOf(item: Row, key: TableDefinition['key']): Row {
  const values = key.flatMap(({ name }): [string, AttributeValue][] => {
    const value = item[name];
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(values);
}

function requireTable(name: string, { definition }: ConsoleParts): TableDefinition {
  const found = definition.tables.find((one) => one.name === name);
  if (!found) throw new RefusedCallError('There is no such table.');
  return found;
}

function storeOf({ tables }: ConsoleParts) {
  if (!tables) throw new RefusedCallError('The definition has no tables.');
  return tables;
}
