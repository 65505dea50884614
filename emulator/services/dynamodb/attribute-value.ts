import * as v from 'valibot';

/** A value in DynamoDB's JSON format; binary values are base64 strings. */
export type AttributeValue =
  | { S: string }
  | { N: string }
  | { B: string }
  | { BOOL: boolean }
  | { NULL: true }
  | { SS: string[] }
  | { NS: string[] }
  | { BS: string[] }
  | { L: AttributeValue[] }
  | { M: Row };

const kinds = new Set(['S', 'N', 'B', 'BOOL', 'NULL', 'SS', 'NS', 'BS', 'L', 'M']);

/** Checks only a value's type; dynalite checks its content. */
export const attributeValue = v.custom<AttributeValue>((input) => {
  if (typeof input !== 'object' || input === null) return false;
  const [kind, ...more] = Object.keys(input);
  return kind !== undefined && more.length === 0 && kinds.has(kind);
}, 'Expected a typed DynamoDB value such as {"S": "text"}');

/** Attributes by name: a row, a key or a nested map. */
export type Row = Record<string, AttributeValue>;
