import { toText, type Value, type ValueMap } from '../velocity/value';
import { ResolverError } from './errors';

/** One of AppSync's filters: a field name, an operator and a value. */
type Filter = ValueMap;

/**
 * Converts a GraphQL filter to AppSync's enhanced filter {filterGroup: [{filters}]}, which matches
 * if all filters of one group match. Throws ResolverError for an unsupported operator.
 */
export function toSubscriptionFilter(filter: Value): Value {
  const groups = alternatives(filter);
  return new Map([
    ['filterGroup', groups.map((filters): Value => new Map<string, Value>([['filters', filters]]))],
  ]);
}

/** Converts a GraphQL filter to alternative groups of filters (disjunctive normal form). [] always matches. */
function alternatives(filter: Value): Filter[][] {
  if (!(filter instanceof Map)) return [[]];
  let result: Filter[][] = [[]];
  for (const [key, value] of filter) result = combine(result, memberAlternatives(key, value));
  return result;
}

function memberAlternatives(key: string, value: Value): Filter[][] {
  const parts = Array.isArray(value) ? value : [value];
  if (key === 'and') return parts.map(alternatives).reduce(combine, [[]]);
  if (key === 'or') return parts.length === 0 ? [[]] : parts.flatMap(alternatives);
  if (!(value instanceof Map)) return [[]];
  return [[...value].map(([operator, operand]) => filterOn(key, operator, operand))];
}

/** Validates the operator now, while the error can still be sent to the subscriber. */
function filterOn(fieldName: string, operator: string, value: Value): Filter {
  const filter = new Map<string, Value>([
    ['fieldName', fieldName],
    ['operator', operator],
    ['value', value],
  ]);
  operatorOf(filter);
  return filter;
}

function combine(left: Filter[][], right: Filter[][]): Filter[][] {
  return left.flatMap((group) => right.map((other) => [...group, ...other]));
}

type Matches = (actual: Value, expected: Value) => boolean;

/** The operators in Amplify's authorization rules, and in the filters of its client's live lists. */
const operators: Record<string, Matches> = {
  eq: (actual, expected) => actual === expected,
  in: (actual, expected) => Array.isArray(expected) && expected.includes(actual),
  beginsWith: (actual, expected) =>
    typeof actual === 'string' && actual.startsWith(toText(expected)),
};

/** Returns whether a payload matches an enhanced filter. Throws ResolverError for an unknown operator. */
export function matchesFilter(filter: Value, payload: ReadonlyMap<string, Value>): boolean {
  const groups = filter instanceof Map ? filter.get('filterGroup') : undefined;
  return Array.isArray(groups) && groups.some((group) => groupMatches(group, payload));
}

function groupMatches(group: Value, payload: ReadonlyMap<string, Value>): boolean {
  const filters = group instanceof Map ? group.get('filters') : undefined;
  return Array.isArray(filters) && filters.every((filter) => filterMatches(filter, payload));
}

function filterMatches(filter: Value, payload: ReadonlyMap<string, Value>): boolean {
  if (!(filter instanceof Map)) return false;
  const actual = payload.get(toText(filter.get('fieldName') ?? null)) ?? null;
  return operatorOf(filter)(actual, filter.get('value') ?? null);
}

function operatorOf(filter: Filter): Matches {
  const name = toText(filter.get('operator') ?? null);
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator) return operator;
  throw new ResolverError(`The emulator does not support '${name}' in subscription filters`, {
    errorType: 'InvalidArgumentsError',
  });
}
