/** A value as DynamoDB's JSON protocol writes it; binary is base64 text. */
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

/** A row, or a part of one, under its attributes' names. */
export type Row = Record<string, AttributeValue>;
