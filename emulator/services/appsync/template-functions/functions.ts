import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../core/clock';
import { javaPattern } from '../velocity/methods';
import { equal } from '../velocity/operators';
import {
  HostObject,
  toText,
  type Value,
  type ValueList,
  type ValueMap,
  toValue,
  toJson,
  type HostFunction,
} from '../velocity/value';
import { rowOf, toAttribute } from './dynamodb-values';
import { ResolverError, NotAuthorizedError } from './errors';
import { toDynamoDbExpression } from './filter-expression';
import { toSubscriptionFilter } from './subscription-filter';

const listOf = (value: Value | undefined): ValueList => (Array.isArray(value) ? value : []);
const mapOf = (value: Value | undefined): ValueMap => (value instanceof Map ? value : new Map());

function pick(map: Value | undefined, keep: (key: string) => boolean): ValueMap {
  return new Map([...mapOf(map)].filter(([key]) => keep(key)));
}

const keysOf = (keys: Value | undefined) => new Set(listOf(keys).map(toText));

const listFunctions = new HostObject('$util.list', {
  copyAndRemoveAll: (list, removed) =>
    listOf(list).filter((item) => !listOf(removed).some((other) => equal(other, item))),
});

const mapFunctions = new HostObject('$util.map', {
  copyAndRemoveAllKeys(map, keys) {
    const removed = keysOf(keys);
    return pick(map, (key) => !removed.has(key));
  },
  copyAndRetainAllKeys(map, keys) {
    const retained = keysOf(keys);
    return pick(map, (key) => retained.has(key));
  },
});

/** $util.dynamodb, with the conversions that resolvers in `amplify/` call. */
const dynamodbFunctions = new HostObject('$util.dynamodb', {
  toDynamoDB: (value) => toValue(toAttribute(value ?? null)),
  toDynamoDBJson: (value) => JSON.stringify(toAttribute(value ?? null)),
  toMapValues: (value) => toValue(value instanceof Map ? rowOf(value) : {}),
});

/** AppSync accepts seconds in an offset, but JavaScript doesn't, so they are dropped. */
const offsetSeconds = /([+-]\d{2}:\d{2}):\d{2}$/;

const milliseconds = (value: Value | undefined) =>
  Date.parse(toText(value ?? null).replace(offsetSeconds, '$1'));

/** Returns $util.time, which uses the emulator's clock. Parsing an invalid instant returns null. */
function timeFunctions(clock: Pick<Clock, 'now'>): HostObject {
  return new HostObject('$util.time', {
    epochMilliSecondsToISO8601: (value) => new Date(Number(value)).toISOString(),
    epochMilliSecondsToSeconds: (value) => Math.floor(Number(value) / 1000),
    nowEpochSeconds: () => Math.floor(clock.now().getTime() / 1000),
    nowISO8601: () => clock.now().toISOString(),
    parseISO8601ToEpochMilliSeconds: (value) => {
      const instant = milliseconds(value);
      return Number.isNaN(instant) ? null : instant;
    },
  });
}

const text = (value: Value | undefined) => toText(value ?? null);
const isMissing = (value: Value | undefined) => value === undefined || value === null;

function isEmpty(value: Value | undefined): boolean {
  if (value instanceof Map) return value.size === 0;
  return isMissing(value) || value === '' || (Array.isArray(value) && value.length === 0);
}

const isBlank = (value: Value | undefined) => isMissing(value) || text(value).trim() === '';

function parseJson(value: Value | undefined): Value {
  try {
    return toValue(JSON.parse(text(value)));
  } catch {
    return null;
  }
}

/** The functions of $util that depend only on their arguments and that resolvers in `amplify/` call. */
const generalFunctions: Record<string, HostFunction> = {
  autoId: () => randomUUID(),
  defaultIfNull: (value, other) => value ?? other ?? null,
  defaultIfNullOrBlank: (value, other) => (isBlank(value) ? (other ?? null) : (value ?? null)),
  error(message, errorType, data, errorInfo) {
    throw new ResolverError(text(message), {
      errorType: isMissing(errorType) ? null : text(errorType),
      data: toJson(data ?? null),
      errorInfo: toJson(errorInfo ?? null),
    });
  },
  isList: (value) => Array.isArray(value),
  isNull: (value) => isMissing(value),
  isNullOrBlank: isBlank,
  isNullOrEmpty: isEmpty,
  isString: (value) => typeof value === 'string',
  matches: (pattern, value) => javaPattern(`^(?:${text(pattern)})$`).test(text(value)),
  parseJson,
  qr: () => '',
  toJson: (value) => JSON.stringify(toJson(value ?? null)),
};

/** The field being resolved, for $util and $extensions. */
export interface FieldScope {
  typeName: string;
  fieldName: string;
  /** The value of $util.authType(): 'User Pool Authorization', 'IAM Authorization'. */
  authType: string;
  setSubscriptionFilter(filter: Value): void;
}

const expressionJson: HostFunction = (filter) =>
  JSON.stringify(toDynamoDbExpression(filter ?? null));

const transformFunctions = new HostObject('$util.transform', {
  toDynamoDBConditionExpression: expressionJson,
  toDynamoDBFilterExpression: expressionJson,
  toSubscriptionFilter: (filter) => toSubscriptionFilter(filter ?? null),
});

/** Returns a function that creates $util and $extensions for a field. */
export function templateFunctions(
  clock: Pick<Clock, 'now'>,
): (scope: FieldScope) => Record<'util' | 'extensions', HostObject> {
  const shared = {
    ...generalFunctions,
    dynamodb: dynamodbFunctions,
    list: listFunctions,
    map: mapFunctions,
    time: timeFunctions(clock),
    transform: transformFunctions,
  };
  return (scope) => ({
    util: new HostObject('$util', {
      ...shared,
      authType: () => scope.authType,
      unauthorized() {
        throw new NotAuthorizedError(scope.typeName, scope.fieldName);
      },
    }),
    extensions: new HostObject('$extensions', {
      setSubscriptionFilter(filter) {
        scope.setSubscriptionFilter(filter ?? null);
        return '';
      },
    }),
  });
}
