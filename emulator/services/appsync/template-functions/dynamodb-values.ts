import type { AttributeValue, Row } from '../../dynamodb/attribute-value';
import { HostObject, type Json, type Value } from '../velocity/value';

/** Converts a template value to a typed DynamoDB value. */
export function toAttribute(value: Value): AttributeValue {
  if (value === null || value instanceof HostObject) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toAttribute) };
  return { M: rowOf(value) };
}

/** Converts a map to a DynamoDB row. */
export function rowOf(map: ReadonlyMap<string, Value>): Row {
  return Object.fromEntries([...map].map(([name, value]) => [name, toAttribute(value)]));
}

/** Converts a typed value to JSON. Sets become lists; binary stays base64. */
function fromAttribute(value: AttributeValue): Json {
  if ('S' in value) return value.S;
  if ('N' in value) return Number(value.N);
  if ('BOOL' in value) return value.BOOL;
  if ('M' in value) return fromRow(value.M);
  if ('L' in value) return value.L.map(fromAttribute);
  if ('B' in value) return value.B;
  if ('SS' in value) return value.SS;
  if ('NS' in value) return value.NS.map(Number);
  if ('BS' in value) return value.BS;
  return null;
}

/** Converts a row to JSON. */
export function fromRow(row: Row): { [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fromAttribute(value)]),
  );
}
