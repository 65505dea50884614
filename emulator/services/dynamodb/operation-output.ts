import type { Row } from './attribute-value';

/** The output of an operation; each operation sets its own members. */
export interface OperationOutput {
  Item?: Row;
  Attributes?: Row;
  Items?: Row[];
  Responses?: Record<string, Row[]>;
  UnprocessedKeys?: Record<string, { Keys: Row[] }>;
  LastEvaluatedKey?: Row;
  ScannedCount?: number;
}
