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
      and: [{ or: [{ owner: { eq: 'a' } }, { owner: { eq: 'b' } }] }, { n: { eq: 1 } }],
    };
    expect(toJson(toSubscriptionFilter(toValue(filter)))).toEqual({
      filterGroup: [
        { filters: [condition('owner', 'eq', 'a'), condition('n', 'eq', 1)] },
        { filters: [condition('owner', 'eq', 'b'), condition('n', 'eq', 1)] },
      ],
    });
  });

  it.each([
    [{ a: { eq: 1 } }, { a: 1 }, true],
    [{ a: { eq: 1 } }, {}, false],
    [{ a: { eq: '1' } }, { a: 1 }, false],
    [{ a: { in: [1, 2] } }, { a: 2 }, true],
    [{ a: { in: [1, 2] } }, { a: 3 }, false],
    [{ a: { beginsWith: 'x' } }, { a: 'xy' }, true],
    [{ a: { eq: 1 }, b: { eq: 2 } }, { a: 1, b: 3 }, false],
    [{ or: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { a: 0, b: 2 }, true],
    [{}, { a: 1 }, true],
  ])('match %j against %j: %j', (filter, payload, expected) => {
    expect(passes(filter, payload)).toBe(expected);
  });

  it('reject operators that the emulator lacks', () => {
    expect(() => passes({ a: { size: 1 } }, { a: 'x' })).toThrow("does not support 'size'");
  });
});
