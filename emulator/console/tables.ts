import * as v from 'valibot';
import type { TableDefinition } from '../assembly/definition';
import { fromRow, rowOf } from '../services/appsync/template-functions/dynamodb-values';
import { toValue, type Json } from '../services/appsync/velocity/value';
import type { AttributeValue, Row } from '../services/dynamodb/attribute-value';
import { DynamoDbError } from '../services/dynamodb/errors';
import type { RowPage, ShownRow, ShownTable } from './answers';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';

/** A row as JSON, as the application sees it. */
export type PlainRow = Record<string, Json>;

/** Schema of a row as JSON. */
export const plainRow = v.custom<PlainRow>(
  (row) => typeof row === 'object' && row !== null && !Array.isArray(row),
  'A row is an object: {"id": …}.',
);

/** Rows per page, and rows read at once. A search pauses after `maxSearched` rows, so no call takes long. */
const pageSize = 50;
const chunkSize = 500;
const maxSearched = 5000;

/** Returns the tables, by the names of their models. */
export function listTables({ definition }: ConsoleParts): ShownTable[] {
  const tables = definition.tables.map(({ name, key }) => ({
    name,
    // Amplify names a table '<model>-<API>-NONE'.
    model: name.split('-')[0] ?? name,
    key: key.map((field) => field.name),
  }));
  return tables.toSorted((a, b) => (a.model < b.model ? -1 : 1));
}

/**
 * Returns a page of rows, after a key if one is given: those with the text in a field, or all if it is ''. Reads no
 * more of the table than it needs. Throws DynamoDbError.
 */
export async function readRows(
  { table, text, after }: { table: string; text: string; after: PlainRow | undefined },
  parts: ConsoleParts,
): Promise<RowPage> {
  const { name, key } = requireTable(table, parts);
  const lowerText = text.toLowerCase();
  const rows: ShownRow[] = [];
  let next = after && toRow(after);
  const limit = text === '' ? 0 : maxSearched;
  let searched = 0;
  do {
    const output = await parts.tables.execute('Scan', {
      TableName: name,
      Limit: text === '' ? pageSize : chunkSize,
      ConsistentRead: true,
      ...(next && { ExclusiveStartKey: next }),
    });
    next = output.LastEvaluatedKey;
    for (const item of output.Items ?? []) {
      searched += 1;
      if (hasText(item, lowerText)) rows.push(toShownRow(item, key));
      if (text !== '' && rows.length === pageSize) {
        return { rows, next: fromRow(keyOf(item, key)), searched };
      }
    }
  } while (next && searched < limit);
  return { rows, ...(next && { next: fromRow(next) }), searched };
}

/** Replaces a row with another one of the same key. Throws RefusedCallError if it changed since it was read. */
export async function replaceRow(
  { table, before, row }: { table: string; before: PlainRow; row: PlainRow },
  parts: ConsoleParts,
): Promise<void> {
  const { name, key } = requireTable(table, parts);
  const item = toRow(row);
  const old = toRow(before);
  if (JSON.stringify(keyOf(item, key)) !== JSON.stringify(keyOf(old, key))) {
    const names = key.map((field) => field.name).join(' and ');
    throw new RefusedCallError(`A row's key can't be changed. Leave ${names} as before.`);
  }
  const { updatedAt } = old;
  await parts.tables
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
      throw new RefusedCallError('The row has been changed or deleted since. Open it again.');
    });
}

/** Deletes a row. Throws DynamoDbError. */
export async function deleteRow(
  { table, key }: { table: string; key: PlainRow },
  parts: ConsoleParts,
): Promise<void> {
  const { name } = requireTable(table, parts);
  await parts.tables.execute('DeleteItem', { TableName: name, Key: toRow(key) });
}

function hasText(item: Row, lowerText: string): boolean {
  return Object.values(fromRow(item)).some((value) =>
    (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase().includes(lowerText),
  );
}

function toShownRow(item: Row, key: TableDefinition['key']): ShownRow {
  return { row: fromRow(item), key: fromRow(keyOf(item, key)), editable: isEditable(item) };
}

/** Returns whether a row survives conversion to JSON and back. */
export function isEditable(row: Row): boolean {
  return JSON.stringify(toRow(fromRow(row))) === JSON.stringify(row);
}

function toRow(row: PlainRow): Row {
  return rowOf(new Map(Object.entries(row).map(([name, value]) => [name, toValue(value)])));
}

function keyOf(item: Row, key: TableDefinition['key']): Row {
  const values = key.flatMap(({ name }): [string, AttributeValue][] => {
    const value = item[name];
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(values);
}

function requireTable(name: string, { definition }: ConsoleParts): TableDefinition {
  const table = definition.tables.find((candidate) => candidate.name === name);
  if (!table) throw new RefusedCallError('There is no such table.');
  return table;
}
