import * as v from 'valibot';
import type { Json } from '../services/appsync/velocity/value';
import type { AttributeValue, Row } from '../services/dynamodb/attribute-value';

/** A row as JSON, as the application sees it. */
export type PlainRow = Record<string, Json>;

/** Parses JSON that is a row. */
export const plainRow = v.custom<PlainRow>(
  (row) => typeof row === 'object' && row !== null && !Array.isArray(row),
  'A row is an object: {"id": …}.',
);

/** Returns a row as JSON. Sets become lists, and bytes their base64 text. */
export function fromRow(row: Row): PlainRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fromAttribute(value)]),
  );
}

/** Returns JSON as a row. */
export function toRow(row: PlainRow): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toAttribute(value)]));
}

/** Returns whether a row, read as JSON and written again, stays the same. */
export function isEditable(row: Row): boolean {
  return JSON.stringify(toRow(fromRow(row))) === JSON.stringify(row);
}

function fromAttribute(value: AttributeValue): Json {
  if ('S' in value) return value.S;
  if ('N' in value) return Number(value.N);
  if ('BOOL' in value) return value.BOOL;
  if ('NULL' in value) return null;
  if ('L' in value) return value.L.map(fromAttribute);
  if ('M' in value) return fromRow(value.M);
  if ('B' in value) return value.B;
  if ('SS' in value) return value.SS;
  return 'NS' in value ? value.NS.map(Number) : value.BS;
}

function toAttribute(value: Json): AttributeValue {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  return Array.isArray(value) ? { L: value.map(toAttribute) } : { M: toRow(value) };
}
