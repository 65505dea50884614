import type { AttributeValue, Row } from '../../dynamodb/attribute-value';
import { HostObject, toText, type Json, type Value } from '../velocity/value';

/** Types a template's value for DynamoDB. */
export function toAttribute(value: Value): AttributeValue {
  if (value === null || value instanceof HostObject) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toAttribute) };
  return { M: toRow(value) };
}

/** Types every member of a map for DynamoDB. */
export function toRow(map: ReadonlyMap<string, Value>): Row {
  return Object.fromEntries([...map].map(([name, value]) => [name, toAttribute(value)]));
}

/** What a typed value is as JSON; sets become lists, binary stays base64 text. */
export function fromAttribute(value: AttributeValue): Json {
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

/** A row as JSON. */
export function fromRow(row: Row): { [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fromAttribute(value)]),
  );
}

const texts = (value: Value | undefined) =>
  (Array.isArray(value) ? value : [value ?? null]).map(toText);

/** How each of $util.dynamodb's typing functions types its argument. */
export const typings: Record<string, (value: Value | undefined) => AttributeValue | Row> = {
  toBinary: (value) => ({ B: toText(value ?? null) }),
  toBinarySet: (value) => ({ BS: texts(value) }),
  toBoolean: (value) => ({ BOOL: value === true }),
  toDynamoDB: (value) => toAttribute(value ?? null),
  toList: (value) => toAttribute(Array.isArray(value) ? value : [value ?? null]),
  toMap: (value) => toAttribute(value ?? null),
  toMapValues: (value) => (value instanceof Map ? toRow(value) : {}),
  toNull: () => ({ NULL: true }),
  toNumber: (value) => ({ N: toText(value ?? null) }),
  toNumberSet: (value) => ({ NS: texts(value) }),
  toString: (value: Value | undefined) => ({ S: toText(value ?? null) }),
  toStringSet: (value) => ({ SS: texts(value) }),
};
