import * as v from 'valibot';
import type { KeyField, TableDefinition } from './definition';
import type { Resource } from './stacks';

const keySchema = v.array(
  v.object({ attributeName: v.string(), keyType: v.picklist(['HASH', 'RANGE']) }),
);

const table = v.object({
  tableName: v.string(),
  attributeDefinitions: v.array(
    v.object({ attributeName: v.string(), attributeType: v.picklist(['S', 'N', 'B']) }),
  ),
  keySchema,
  globalSecondaryIndexes: v.optional(
    v.array(
      v.object({
        indexName: v.string(),
        keySchema,
        projection: v.object({ projectionType: v.picklist(['ALL', 'KEYS_ONLY', 'INCLUDE']) }),
      }),
    ),
    [],
  ),
  timeToLiveSpecification: v.optional(
    v.object({ enabled: v.boolean(), attributeName: v.optional(v.string()) }),
  ),
});

/** Returns the model tables with their keys, indexes and time to live. */
export function tablesOf(resources: readonly Resource[]): TableDefinition[] {
  return resources
    .filter(({ type }) => type === 'Custom::AmplifyDynamoDBTable')
    .map(({ properties }) => {
      const parsed = v.parse(table, properties);
      const { enabled = false, attributeName } = parsed.timeToLiveSpecification ?? {};
      return {
        name: parsed.tableName,
        attributes: parsed.attributeDefinitions.map(({ attributeName, attributeType }) => ({
          name: attributeName,
          type: attributeType,
        })),
        key: keyOf(parsed.keySchema),
        indexes: parsed.globalSecondaryIndexes.map((index) => ({
          name: index.indexName,
          key: keyOf(index.keySchema),
          projection: index.projection.projectionType,
        })),
        ...(enabled && attributeName !== undefined && { timeToLive: attributeName }),
      };
    });
}

function keyOf(fields: v.InferOutput<typeof keySchema>): KeyField[] {
  return fields.map(({ attributeName, keyType }) => ({ name: attributeName, keyType }));
}
