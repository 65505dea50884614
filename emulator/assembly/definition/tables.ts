import type { Json } from '../../services/appsync/velocity/value';

export interface KeyField {
  name: string;
  keyType: 'HASH' | 'RANGE';
}

export interface TableDefinition {
  name: string;
  attributes: { name: string; type: 'S' | 'N' | 'B' }[];
  key: KeyField[];
  indexes: { name: string; key: KeyField[]; projection: 'ALL' | 'KEYS_ONLY' | 'INCLUDE' }[];
  /** The attribute that holds the second since the epoch at which a row expires, if rows do. */
  timeToLive?: string;
  /** Of a table that is defined elsewhere: its rows as long as it is empty. */
  rows?: Record<string, Json>[];
  /** What a function that follows the table gets of a row. */
  streamViewType?: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';
}

/** A function that follows a table. */
export interface StreamDefinition {
  id: string;
  /** The ARN of the table's stream. */
  arn: string;
  table: string;
  functionArn: string;
  enabled: boolean;
  /** How many changes the function gets at most. */
  batchSize: number;
  /** Without a limit, changes are tried again until the function succeeds. */
  mostRetries?: number;
  /** Whether a batch that failed is tried again in halves. */
  bisects: boolean;
  /** Whether the function's result names the changes that failed. */
  reportsFailures: boolean;
}
