import type { Row } from './attribute-value';

/** What an operation answers; each gives the members that belong to it. */
export interface Answer {
  Item?: Row;
  Attributes?: Row;
  Items?: Row[];
  Responses?: Record<string, Row[]>;
  UnprocessedKeys?: Record<string, { Keys: Row[] }>;
  LastEvaluatedKey?: Row;
  ScannedCount?: number;
}
