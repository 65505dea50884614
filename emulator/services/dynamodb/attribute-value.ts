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

/** Attributes by name: a row, a key or a nested map. */
export type Row = Record<string, AttributeValue>;
