import type { TableDefinition } from '../../assembly/definition';

interface KeySchema {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

/** DynamoDB's description of a table. */
export interface TableDescription {
  TableName: string;
  TableStatus: 'ACTIVE';
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  KeySchema: KeySchema[];
  GlobalSecondaryIndexes: {
    IndexName: string;
    KeySchema: KeySchema[];
    Projection: { ProjectionType: 'ALL' };
  }[];
}

/** Returns the description of a synthesized table. */
export function describeTable(table: TableDefinition): TableDescription {
  return {
    TableName: table.name,
    TableStatus: 'ACTIVE',
    AttributeDefinitions: table.attributes.map(({ name, type }) => ({
      AttributeName: name,
      AttributeType: type,
    })),
    KeySchema: keySchema(table.key),
    GlobalSecondaryIndexes: table.indexes.map(({ name, key }) => ({
      IndexName: name,
      KeySchema: keySchema(key),
      Projection: { ProjectionType: 'ALL' },
    })),
  };
}

/** Puts HASH first, as DynamoDB does. */
function keySchema(key: TableDefinition['key']): KeySchema[] {
  return [...key]
    .sort((a, b) => a.keyType.localeCompare(b.keyType))
    .map(({ name, keyType }) => ({ AttributeName: name, KeyType: keyType }));
}
