import { toText, type Value, type ValueMap } from '../velocity/value';
import { ResolverError } from './errors';

/** Nested 'and' and 'or' multiply the number of groups. */
const maxGroups = 1000;

type Condition = ValueMap;

/**
 * Converts a GraphQL filter to AppSync's enhanced filter {filterGroup: [{filters}]}, which matches
 * if all filters of one group match. Throws ResolverError for unknown operators and too many groups.
 */
export function toSubscriptionFilter(filter: Value): Value {
  const groups = alternatives(filter);
  return new Map([
    ['filterGroup', groups.map((filters): Value => new Map<string, Value>([['filters', filters]]))],
  ]);
}

/** Converts a filter to alternative lists of conditions (disjunctive normal form). [] always matches. */
function alternatives(filter: Value): Condition[][] {
  if (!(filter instanceof Map)) return [[]];
  let result: Condition[][] = [[]];
  for (const [key, value] of filter) result = combine(result, memberAlternatives(key, value));
  return result;
}

function memberAlternatives(key: string, value: Value): Condition[][] {
  const parts = Array.isArray(value) ? value : [value];
  if (key === 'and') return parts.map(alternatives).reduce(combine, [[]]);
  if (key === 'or') return parts.length === 0 ? [[]] : checkSize(parts.flatMap(alternatives));
  if (!(value instanceof Map)) return [[]];
  return [[...value].map(([operator, operand]) => conditionOn(key, operator, operand))];
}

/** Validates the operator now, while the error can still be sent to the subscriber. */
function conditionOn(fieldName: string, operator: string, value: Value): Condition {
  const condition = new Map<string, Value>([
    ['fieldName', fieldName],
    ['operator', operator],
    ['value', value],
  ]);
  operatorOf(condition);
  return condition;
}

function combine(left: Condition[][], right: Condition[][]): Condition[][] {
  if (left.length * right.length > maxGroups) throw tooLarge();
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

function checkSize(groups: Condition[][]): Condition[][] {
  if (groups.length > maxGroups) throw tooLarge();
  return groups;
}

function tooLarge(): ResolverError {
  return new ResolverError('The subscription filter has too many alternatives', {
    errorType: 'InvalidArgumentsError',
  });
}

type Matches = (actual: Value, expected: Value) => boolean;

const listOf = (value: Value) => (Array.isArray(value) ? value : [value]);

function compare(left: Value, right: Value): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string') return NaN;
  return left < right ? -1 : Number(left > right);
}

function contains(actual: Value, expected: Value): boolean {
  if (typeof actual === 'string') return actual.includes(toText(expected));
  return Array.isArray(actual) && actual.includes(expected);
}

const operators: Record<string, Matches> = {
  eq: (actual, expected) => actual === expected,
  ne: (actual, expected) => actual !== expected,
  lt: (actual, expected) => compare(actual, expected) < 0,
  le: (actual, expected) => compare(actual, expected) <= 0,
  gt: (actual, expected) => compare(actual, expected) > 0,
  ge: (actual, expected) => compare(actual, expected) >= 0,
  contains,
  notContains: (actual, expected) => !contains(actual, expected),
  beginsWith: (actual, expected) =>
    typeof actual === 'string' && actual.startsWith(toText(expected)),
  between(actual, expected) {
    const [from, to] = listOf(expected);
    return compare(actual, from ?? null) >= 0 && compare(actual, to ?? null) <= 0;
  },
  in: (actual, expected) => listOf(expected).includes(actual),
  notIn: (actual, expected) => !listOf(expected).includes(actual),
};

/** Returns whether a payload matches an enhanced filter. Throws ResolverError for an unknown operator. */
export function matchesFilter(filter: Value, payload: ReadonlyMap<string, Value>): boolean {
  const groups = filter instanceof Map ? filter.get('filterGroup') : undefined;
  return Array.isArray(groups) && groups.some((group) => groupPasses(group, payload));
}

function groupPasses(group: Value, payload: ReadonlyMap<string, Value>): boolean {
  const filters = group instanceof Map ? group.get('filters') : undefined;
  return Array.isArray(filters) && filters.every((one) => conditionHolds(one, payload));
}

function conditionHolds(condition: Value, payload: ReadonlyMap<string, Value>): boolean {
  if (!(condition instanceof Map)) return false;
  const actual = payload.get(toText(condition.get('fieldName') ?? null)) ?? null;
  return operatorOf(condition)(actual, condition.get('value') ?? null);
}

function operatorOf(condition: ValueMap): Matches {
  const name = toText(condition.get('operator') ?? null);
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator) return operator;
  throw new ResolverError(`'${name}' is not an operator of subscription filters`, {
    errorType: 'InvalidArgumentsError',
  });
}
