import * as v from 'valibot';
import type { KeyField, TableDefinition } from './definition';
import { propertiesOf } from './resource-properties';
import type { Resource } from './stacks';

const keyType = v.picklist(['HASH', 'RANGE']);
const attributeType = v.picklist(['S', 'N', 'B']);
const projectionType = v.literal('ALL', 'The emulator has indexes of all attributes only');

const modelKey = v.array(v.object({ attributeName: v.string(), keyType }));

/** A model's table, which one of Amplify's functions creates. */
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
    indexes: table.globalSecondaryIndexes.map(({ indexName, keySchema }) => ({
      name: indexName,
      key: modelKeyOf(keySchema),
    })),
    timeToLive: timeToLiveOf(table.timeToLiveSpecification),
  })),
);

/** Returns the tables of models with their keys, indexes and time to live. */
export function tablesOf(resources: readonly Resource[]): TableDefinition[] {
  return resources
    .filter(({ type }) => type === 'Custom::AmplifyDynamoDBTable')
    .map((resource) => withoutAbsent(propertiesOf(resource, modelTable)));
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
