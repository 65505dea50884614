import type { Operator } from 'amplify-velocity-template';
import { toText, type Value } from './value';

/** The operators that Amplify's templates and ours use, besides the logical ones. */
type Binary = Extract<Operator, '+' | '-' | '<' | '>' | '<=' | '>=' | '=='>;

/** Velocity's ==: compares collections by content and other values by value or string. */
export function equal(left: Value, right: Value): boolean {
  if (left === null || right === null) return left === right;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, i) => equal(item, right[i] ?? null));
  }
  if (left instanceof Map && right instanceof Map) {
    return (
      left.size === right.size &&
      [...left].every(([key, item]) => right.has(key) && equal(item, right.get(key) ?? null))
    );
  }
  return left === right || toText(left) === toText(right);
}

function ordered(left: Value, right: Value, compare: (a: number, b: number) => boolean): Value {
  return typeof left === 'number' && typeof right === 'number' && compare(left, right);
}

function arithmetic(left: Value, right: Value, compute: (a: number, b: number) => number): Value {
  return typeof left === 'number' && typeof right === 'number' ? compute(left, right) : null;
}

/** Operators that evaluate both operands. As in Velocity, the result is null if undefined. */
export const operators: Record<Binary, (left: Value, right: Value) => Value> = {
  '+': (left, right) => arithmetic(left, right, (a, b) => a + b),
  '-': (left, right) => arithmetic(left, right, (a, b) => a - b),
  '<': (left, right) => ordered(left, right, (a, b) => a < b),
  '>': (left, right) => ordered(left, right, (a, b) => a > b),
  '<=': (left, right) => ordered(left, right, (a, b) => a <= b),
  '>=': (left, right) => ordered(left, right, (a, b) => a >= b),
  '==': equal,
};

/** Returns whether an operator is one of `operators`. */
export function isBinary(operator: Operator): operator is Binary {
  return Object.hasOwn(operators, operator);
}
