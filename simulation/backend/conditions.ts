import type { Row } from './rows';

type Comparison = Readonly<Record<string, unknown>>;

/** Returns whether a row fulfills a condition or a filter as the API defines them. */
export function fulfills(row: Row, condition: Comparison): boolean {
  return Object.entries(condition).every(([name, value]) => {
    if (name === 'and') return listOf(value).every((one) => fulfills(row, one));
    if (name === 'or') return listOf(value).some((one) => fulfills(row, one));
    if (name === 'not') return !fulfills(row, asComparison(value));
    return compares(row, name, asComparison(value));
  });
}

/** Returns whether an attribute of a row compares as each operator says. */
export function compares(row: Row, name: string, comparison: Comparison): boolean {
  return Object.entries(comparison).every(([operator, operand]) => {
    const test = operators[operator];
    if (!test) throw new Error(`The model of the backend doesn't know the operator ${operator}`);
    return test(row[name], operand, name in row);
  });
}

// Values of different types, one of them missing or null, compare as false, except with `ne`.
const ordered = (value: unknown, operand: unknown, test: (order: number) => boolean): boolean => {
  if (typeof value !== typeof operand || value === null || operand === null) return false;
  if (typeof value === 'number' && typeof operand === 'number') return test(value - operand);
  if (typeof value !== 'string' || typeof operand !== 'string') return false;
  if (value === operand) return test(0);
  if (BEYOND.test(value) || BEYOND.test(operand))
    return test(Buffer.compare(Buffer.from(value), Buffer.from(operand)));
  return test(value < operand ? -1 : 1);
};

/** Only with these does the order of the bytes differ from that of the characters. */
const BEYOND = /[\uD800-\uFFFF]/;

type Operator = (value: unknown, operand: unknown, exists: boolean) => boolean;

const operators: Readonly<Record<string, Operator>> = {
  eq: (value, operand, exists) => exists && value === operand,
  ne: (value, operand, exists) => !exists || value !== operand,
  lt: (value, operand) => ordered(value, operand, (order) => order < 0),
  le: (value, operand) => ordered(value, operand, (order) => order <= 0),
  gt: (value, operand) => ordered(value, operand, (order) => order > 0),
  ge: (value, operand) => ordered(value, operand, (order) => order >= 0),
  beginsWith: (value, operand) =>
    typeof value === 'string' && typeof operand === 'string' && value.startsWith(operand),
  attributeExists: (_, operand, exists) => exists === operand,
  attributeType: (value, operand, exists) => exists && typeOf(value) === operand,
};

function typeOf(value: unknown): string {
  if (value === null) return '_null';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'bool';
  return Array.isArray(value) ? 'list' : 'string';
}

function listOf(value: unknown): Comparison[] {
  return (Array.isArray(value) ? value : [value]).map(asComparison);
}

function asComparison(value: unknown): Comparison {
  if (typeof value !== 'object' || value === null) throw new Error('A condition is an object');
  return { ...value };
}
