import * as v from 'valibot';
import type { Json } from '../appsync/velocity/value';
import type { AttributeValue, Row } from './attribute-value';

/** A row as JSON, as the application sees it. */
export type PlainRow = Record<string, Json>;

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(json),
    v.record(v.string(), json),
  ]),
);

/** Parses rows as JSON; `message` says what is wrong with what isn't one. */
export const plainRowSchema = (message?: string) =>
  v.pipe(
    v.custom<object>((row) => !Array.isArray(row), message),
    v.record(v.string(), json, message),
  );

/** Returns an attribute as JSON. Sets become lists, and bytes their base64 text. */
export function fromAttribute(value: AttributeValue): Json {
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

/** Returns whether an attribute, read as JSON and written again, stays the same. */
export function isEditable(value: AttributeValue): boolean {
  if ('L' in value) return value.L.every(isEditable);
  if ('M' in value) return Object.values(value.M).every(isEditable);
  if ('N' in value) return String(Number(value.N)) === value.N;
  return 'S' in value || 'BOOL' in value || 'NULL' in value;
}

/** Returns a row as JSON. */
export function fromRow(row: Row): PlainRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fromAttribute(value)]),
  );
}

/** Returns JSON as a row. */
export function toRow(row: PlainRow): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toAttribute(value)]));
}

function toAttribute(value: Json): AttributeValue {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  return Array.isArray(value) ? { L: value.map(toAttribute) } : { M: toRow(value) };
}
