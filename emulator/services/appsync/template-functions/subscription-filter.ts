import { toText, type Value, type ValueMap } from '../velocity/value';
import { ResolverError } from './errors';

type Condition = ValueMap;

/**
 * Converts a GraphQL filter to AppSync's enhanced filter {filterGroup: [{filters}]}, which matches
 * if all filters of one group match. Throws ResolverError for an operator that the emulator doesn't have.
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
  if (key === 'or') return parts.length === 0 ? [[]] : parts.flatMap(alternatives);
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
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

type Matches = (actual: Value, expected: Value) => boolean;

/** The operators that Amplify's rules use, and its client's filters of lists that are live. */
const operators: Record<string, Matches> = {
  eq: (actual, expected) => actual === expected,
  in: (actual, expected) => Array.isArray(expected) && expected.includes(actual),
  beginsWith: (actual, expected) =>
    typeof actual === 'string' && actual.startsWith(toText(expected)),
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
  throw new ResolverError(`The emulator does not support '${name}' in subscription filters`, {
    errorType: 'InvalidArgumentsError',
  });
}
