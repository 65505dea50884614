import * as v from 'valibot';
import type { Row } from '../../dynamodb/attribute-value';
import { toAttribute } from '../template-functions/dynamodb-values';
import {
  toDynamoDbExpression,
  type DynamoDbExpression,
} from '../template-functions/filter-expression';
import { UnsupportedInResolverError, toValue } from '../velocity/value';
import { operations, updateExpression } from './update-operations';

const keyed = v.looseObject({ key: v.record(v.string(), v.unknown()) });
const written = v.looseObject({ ...keyed.entries, item: v.record(v.string(), v.unknown()) });
const updated = v.looseObject({
  ...keyed.entries,
  update: v.custom<object>((input) => typeof input === 'object' && input !== null, 'an object'),
});
const queried = v.looseObject({ query: v.record(v.string(), v.unknown()) });
const anything = v.looseObject({});

/** The options of conflict detection, which needs a versioned data source. */
const versioning = ['customPartitionKey', 'populateIndexFields', '_version'];

/** Members of a payload that the request takes as they are. */
const readingOptions = [
  'index',
  'limit',
  'nextToken',
  'consistentRead',
  'scanIndexForward',
  'select',
  'totalSegments',
  'segment',
];

/**
 * The module @aws-appsync/utils/dynamodb: functions that build the requests of a DynamoDB data source
 * from plain objects. Those that the emulator doesn't have throw an error that names them.
 */
export const dynamodbModule = {
  operations,
  get: builder(keyed, (payload) => ({
    operation: 'GetItem',
    key: rowOf(payload.key),
    ...pick(payload, ['consistentRead']),
    ...projectionOf(payload['projection']),
  })),
  put: builder(written, (payload) => ({
    operation: 'PutItem',
    key: rowOf(payload.key),
    attributeValues: rowOf(payload.item),
    ...expressionAs('condition', payload['condition']),
  })),
  update: builder(updated, (payload) => ({
    operation: 'UpdateItem',
    key: rowOf(payload.key),
    update: updateExpression(payload.update),
    ...expressionAs('condition', payload['condition']),
  })),
  remove: builder(keyed, (payload) => ({
    operation: 'DeleteItem',
    key: rowOf(payload.key),
    ...expressionAs('condition', payload['condition']),
  })),
  query: builder(queried, (payload) => ({
    operation: 'Query',
    query: expressionOf(payload.query),
    ...reading(payload),
  })),
  scan: builder(anything, (payload) => ({ operation: 'Scan', ...reading(payload) })),
  sync: builder(anything, (payload) => ({
    operation: 'Sync',
    ...pick(payload, ['basePartitionKey', 'deltaIndexName', 'limit', 'nextToken', 'lastSync']),
    ...expressionAs('filter', payload['filter']),
  })),
  batchDelete: unsupported('batchDelete'),
  batchGet: unsupported('batchGet'),
  batchPut: unsupported('batchPut'),
  transactGet: unsupported('transactGet'),
  transactWrite: unsupported('transactWrite'),
};

function unsupported(name: string): () => never {
  return () => {
    throw new UnsupportedInResolverError(`@aws-appsync/utils/dynamodb: ${name}`);
  };
}

/** Returns a function of the module, which throws a TypeError for a payload it can't use. */
function builder<Payload extends object>(
  schema: v.GenericSchema<unknown, Payload>,
  build: (payload: Payload) => Record<string, unknown>,
): (payload: unknown) => Record<string, unknown> {
  return (payload) => {
    const parsed = v.safeParse(schema, payload);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      throw new TypeError(`${v.getDotPath(issue) ?? 'The payload'}: ${issue.message}`);
    }
    for (const option of versioning) {
      if (Object.keys(pick(parsed.output, [option])).length > 0) {
        throw new UnsupportedInResolverError(`@aws-appsync/utils/dynamodb: ${option}`);
      }
    }
    return build(parsed.output);
  };
}

function reading(payload: Record<string, unknown>): Record<string, unknown> {
  return {
    ...pick(payload, readingOptions),
    ...expressionAs('filter', payload['filter']),
    ...projectionOf(payload['projection']),
  };
}

function rowOf(members: Record<string, unknown>): Row {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, toAttribute(toValue(value))]),
  );
}

function expressionOf(filter: unknown): DynamoDbExpression {
  return toDynamoDbExpression(toValue(filter));
}

/** Returns nothing for a missing or empty filter, which AppSync ignores. */
function expressionAs(name: 'condition' | 'filter', filter: unknown): Record<string, unknown> {
  const found = expressionOf(filter);
  return found.expression === '' ? {} : { [name]: found };
}

/** Returns the expression of a list of attributes, with dots for nested ones. */
function projectionOf(projection: unknown): Record<string, unknown> {
  if (projection === undefined || projection === null) return {};
  const names: Record<string, string> = {};
  const nameOf = (part: string): string => {
    const name = `#projection_${Object.keys(names).length + 1}`;
    names[name] = part;
    return name;
  };
  const paths = v.parse(v.array(v.string()), projection);
  const expression = paths.map((path) => path.split('.').map(nameOf).join('.')).join(', ');
  return { projection: { expression, expressionNames: names } };
}

function pick(payload: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(
      ([name, value]) => names.includes(name) && value !== undefined && value !== null,
    ),
  );
}
