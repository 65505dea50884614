import * as v from 'valibot';
import type { KeyField, TableDefinition } from './definition';
import { propertiesOf } from './resource-properties';
import type { Resource } from './stacks';

const keyType = v.picklist(['HASH', 'RANGE']);
const attributeType = v.picklist(['S', 'N', 'B']);
const projectionType = v.picklist(['ALL', 'KEYS_ONLY', 'INCLUDE']);

const modelKey = v.array(v.object({ attributeName: v.string(), keyType }));

/** A model's table, which a function of Amplify's creates. */
const modelTable = v.pipe(
  v.object({
    tableName: v.string(),
    attributeDefinitions: v.array(v.object({ attributeName: v.string(), attributeType })),
    keySchema: modelKey,
    globalSecondaryIndexes: v.optional(
      v.array(
        v.object({
          indexName: v.string(),
          keySchema: modelKey,
          projection: v.object({ projectionType }),
        }),
      ),
      [],
    ),
    timeToLiveSpecification: v.optional(
      v.object({ enabled: v.boolean(), attributeName: v.optional(v.string()) }),
    ),
  }),
  v.transform((table) => ({
    name: table.tableName,
    attributes: table.attributeDefinitions.map(({ attributeName, attributeType }) => ({
      name: attributeName,
      type: attributeType,
    })),
    key: modelKeyOf(table.keySchema),
    indexes: table.globalSecondaryIndexes.map(({ indexName, keySchema, projection }) => ({
      name: indexName,
      key: modelKeyOf(keySchema),
      projection: projection.projectionType,
    })),
    timeToLive: timeToLiveOf(table.timeToLiveSpecification),
  })),
);

const key = v.array(v.object({ AttributeName: v.string(), KeyType: keyType }));

const indexes = v.optional(
  v.array(
    v.object({
      IndexName: v.string(),
      KeySchema: key,
      Projection: v.object({ ProjectionType: v.optional(projectionType, 'ALL') }),
    }),
  ),
  [],
);

/** A table that belongs to no model. Its name is the resource's physical id. */
const otherTable = v.pipe(
  v.object({
    AttributeDefinitions: v.array(
      v.object({ AttributeName: v.string(), AttributeType: attributeType }),
    ),
    KeySchema: key,
    GlobalSecondaryIndexes: indexes,
    LocalSecondaryIndexes: indexes,
    TimeToLiveSpecification: v.optional(
      v.object({ Enabled: v.boolean(), AttributeName: v.optional(v.string()) }),
    ),
  }),
  v.transform((table) => ({
    attributes: table.AttributeDefinitions.map(({ AttributeName, AttributeType }) => ({
      name: AttributeName,
      type: AttributeType,
    })),
    key: keyOf(table.KeySchema),
    indexes: [...table.GlobalSecondaryIndexes, ...table.LocalSecondaryIndexes].map(
      ({ IndexName, KeySchema, Projection }) => ({
        name: IndexName,
        key: keyOf(KeySchema),
        projection: Projection.ProjectionType,
      }),
    ),
    timeToLive: timeToLiveOf({
      enabled: table.TimeToLiveSpecification?.Enabled ?? false,
      attributeName: table.TimeToLiveSpecification?.AttributeName,
    }),
  })),
);

/** Returns the tables of models and others with their keys, indexes and time to live. */
export function tablesOf(resources: readonly Resource[]): TableDefinition[] {
  return resources.flatMap((resource) => {
    switch (resource.type) {
      case 'Custom::AmplifyDynamoDBTable':
        return [withoutAbsent(propertiesOf(resource, modelTable))];
      case 'AWS::DynamoDB::GlobalTable':
      case 'AWS::DynamoDB::Table':
        return [
          withoutAbsent({ name: resource.physicalId, ...propertiesOf(resource, otherTable) }),
        ];
      default:
        return [];
    }
  });
}

type ParsedTable = Omit<TableDefinition, 'timeToLive'> & { timeToLive: string | undefined };

function withoutAbsent({ timeToLive, ...table }: ParsedTable): TableDefinition {
  return { ...table, ...(timeToLive !== undefined && { timeToLive }) };
}

function timeToLiveOf(
  specification: { enabled: boolean; attributeName?: string | undefined } | undefined,
): string | undefined {
  return specification?.enabled === true ? specification.attributeName : undefined;
}

function modelKeyOf(fields: v.InferOutput<typeof modelKey>): KeyField[] {
  return fields.map(({ attributeName, keyType }) => ({ name: attributeName, keyType }));
}

function keyOf(fields: v.InferOutput<typeof key>): KeyField[] {
  return fields.map(({ AttributeName, KeyType }) => ({ name: AttributeName, keyType: KeyType }));
}
