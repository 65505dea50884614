import { describe, expect, it } from 'vitest';
import { toJson, toValue, type Value } from '../velocity/value';
import { matchesFilter, toSubscriptionFilter } from './subscription-filter';

const condition = (fieldName: string, operator: string, value: unknown) => ({
  fieldName,
  operator,
  value,
});

function passes(filter: unknown, payload: Record<string, unknown>): boolean {
  const values = new Map(
    Object.entries(payload).map(([name, value]): [string, Value] => [name, toValue(value)]),
  );
  return matchesFilter(toSubscriptionFilter(toValue(filter)), values);
}

describe('subscription filters', () => {
  it('have a filter group for each alternative', () => {
    const filter = {
      and: [{ or: [{ owner: { eq: 'a' } }, { owner: { eq: 'b' } }] }, { n: { gt: 1 } }],
    };
    expect(toJson(toSubscriptionFilter(toValue(filter)))).toEqual({
      filterGroup: [
        { filters: [condition('owner', 'eq', 'a'), condition('n', 'gt', 1)] },
        { filters: [condition('owner', 'eq', 'b'), condition('n', 'gt', 1)] },
      ],
    });
  });

  it.each([
    [{ a: { eq: 1 } }, { a: 1 }, true],
    [{ a: { eq: 1 } }, {}, false],
    [{ a: { eq: '1' } }, { a: 1 }, false],
    [{ a: { ne: 1 } }, { a: 2 }, true],
    [{ a: { ge: 'b' } }, { a: 'c' }, true],
    [{ a: { lt: 2 } }, { a: 'x' }, false],
    [{ a: { between: [1, 3] } }, { a: 3 }, true],
    [{ a: { between: [1, 3] } }, { a: 4 }, false],
    [{ a: { beginsWith: 'x' } }, { a: 'xy' }, true],
    [{ a: { contains: 'y' } }, { a: ['x', 'y'] }, true],
    [{ a: { notContains: 'y' } }, { a: 'xyz' }, false],
    [{ a: { in: [1, 2] } }, { a: 2 }, true],
    [{ a: { notIn: [1, 2] } }, { a: 2 }, false],
    [{ a: { eq: 1 }, b: { eq: 2 } }, { a: 1, b: 3 }, false],
    [{ or: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { a: 0, b: 2 }, true],
    [{}, { a: 1 }, true],
  ])('match %j against %j: %j', (filter, payload, expected) => {
    expect(passes(filter, payload)).toBe(expected);
  });

  it('reject too many alternatives and unknown operators', () => {
    const choice = { or: [{ a: { eq: 1 } }, { a: { eq: 2 } }] };
    const filter = { and: Array.from({ length: 30 }, () => choice) };
    expect(() => toSubscriptionFilter(toValue(filter))).toThrow('too many alternatives');
    expect(() => passes({ a: { size: 1 } }, { a: 'x' })).toThrow("'size' is not an operator");
  });
});
