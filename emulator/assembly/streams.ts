import * as v from 'valibot';
import type { LambdaDefinition, StreamDefinition, TableDefinition } from './definition';
import { arnOf } from './physical-ids';
import type { Resource } from './stacks';

const type = 'AWS::Lambda::EventSourceMapping';

const mapping = v.object({
  EventSourceArn: v.string(),
  FunctionName: v.string(),
  BatchSize: v.optional(v.number(), 100),
  Enabled: v.optional(v.boolean(), true),
  MaximumRetryAttempts: v.optional(v.number(), -1),
  BisectBatchOnFunctionError: v.optional(v.boolean(), false),
  FunctionResponseTypes: v.optional(v.array(v.string()), []),
  // Filters would have to be applied.
  FilterCriteria: v.optional(
    v.object({ Filters: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0))) }),
  ),
});

interface Parts {
  tables: readonly TableDefinition[];
  lambdas: readonly LambdaDefinition[];
}

/** Returns the functions that are called with the changes of tables. */
export function streamsOf(resources: readonly Resource[], parts: Parts): StreamDefinition[] {
  return mappingsOf(resources).flatMap((resource) => streamOf(resource, parts));
}

function streamOf({ path, properties }: Resource, { tables, lambdas }: Parts): StreamDefinition[] {
  const parsed = v.safeParse(mapping, properties);
  if (!parsed.success) return [];
  const found = parsed.output;
  const table = tables.find(({ name }) =>
    found.EventSourceArn.startsWith(`${arnOf('AWS::DynamoDB::Table', name)}/stream/`),
  );
  const lambda = lambdas.find(({ name, arn }) => [name, arn].includes(found.FunctionName));
  if (!table || lambda?.unsupported !== undefined || !lambda) return [];
  return [
    {
      id: path,
      arn: found.EventSourceArn,
      table: table.name,
      functionArn: lambda.arn,
      enabled: found.Enabled,
      batchSize: found.BatchSize,
      ...(found.MaximumRetryAttempts >= 0 && { mostRetries: found.MaximumRetryAttempts }),
      bisects: found.BisectBatchOnFunctionError,
      reportsFailures: found.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    },
  ];
}

/** Returns those that the emulator can't run: of anything else than a table, or with filters. */
export function unsupportedStreams(
  resources: readonly Resource[],
  streams: readonly StreamDefinition[],
): Resource[] {
  return mappingsOf(resources).filter(({ path }) => !streams.some(({ id }) => id === path));
}

function mappingsOf(resources: readonly Resource[]): Resource[] {
  return resources.filter((resource) => resource.type === type);
}
