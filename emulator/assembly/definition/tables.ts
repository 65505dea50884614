export interface KeyField {
  name: string;
  keyType: 'HASH' | 'RANGE';
}

export interface TableDefinition {
  name: string;
  attributes: { name: string; type: 'S' | 'N' | 'B' }[];
  key: KeyField[];
  /** Each holds all attributes of the table's rows. */
  indexes: { name: string; key: KeyField[] }[];
  /** The attribute that holds the second since the epoch at which a row expires, if rows do. */
  timeToLive?: string;
}
