import { describe, expect, it } from 'vitest';
import { toValue } from '../velocity/value';
import { toDynamoDbExpression } from './filter-expression';

const expressionOf = (filter: unknown) => toDynamoDbExpression(toValue(filter));

describe('toDynamoDbExpression', () => {
  it.each([
    [{ a: { eq: 1 } }, '(#a = :a_eq)', { ':a_eq': { N: '1' } }],
    [{ a: { ne: 'x' } }, '(#a <> :a_ne)', { ':a_ne': { S: 'x' } }],
    [
      { a: { le: 1, gt: 0 } },
      '((#a <= :a_le) AND (#a > :a_gt))',
      { ':a_le': { N: '1' }, ':a_gt': { N: '0' } },
    ],
    [{ a: { contains: 'x' } }, '(contains(#a, :a_contains))', { ':a_contains': { S: 'x' } }],
    [
      { a: { beginsWith: 'x' } },
      '(begins_with(#a, :a_beginsWith))',
      { ':a_beginsWith': { S: 'x' } },
    ],
    [
      { a: { in: ['x', 'y'] } },
      '(#a IN (:a_in_0, :a_in_1))',
      { ':a_in_0': { S: 'x' }, ':a_in_1': { S: 'y' } },
    ],
    [{ a: { attributeExists: true } }, '(attribute_exists(#a))', {}],
    [{ a: { attributeExists: false } }, '(attribute_not_exists(#a))', {}],
    [{ a: { size: { ge: 3 } } }, '(size(#a) >= :a_size_ge)', { ':a_size_ge': { N: '3' } }],
    [{ a: { eq: null } }, '(#a = :a_eq)', { ':a_eq': { NULL: true } }],
  ])('converts %j', (filter, expression, expressionValues) => {
    expect(expressionOf(filter)).toEqual({
      expression,
      expressionNames: { '#a': 'a' },
      expressionValues,
    });
  });

  it('nests conditions and gives each value a unique placeholder', () => {
    const filter = {
      and: [{ or: [{ a: { eq: 1 } }, { a: { eq: 2 } }] }, { not: { b: { eq: 3 } } }],
      c: { lt: 4 },
    };
    expect(expressionOf(filter)).toEqual({
      expression: '((((#a = :a_eq) OR (#a = :a_eq_2)) AND (NOT (#b = :b_eq))) AND (#c < :c_lt))',
      expressionNames: { '#a': 'a', '#b': 'b', '#c': 'c' },
      expressionValues: {
        ':a_eq': { N: '1' },
        ':a_eq_2': { N: '2' },
        ':b_eq': { N: '3' },
        ':c_lt': { N: '4' },
      },
    });
  });

  it.each([[{}], [null], [{ and: [] }], [{ or: [{}] }], [{ not: {} }], [{ a: {} }], [{ a: null }]])(
    'returns an empty expression for %j',
    (filter) => {
      expect(expressionOf(filter)).toEqual({
        expression: '',
        expressionNames: {},
        expressionValues: {},
      });
    },
  );

  it.each([
    [{ a: { between: [1, 2] } }, "'between' is not an operator that the emulator supports"],
    [{ a: { in: [] } }, "'in' requires a list of at least one value"],
    [{ a: { constructor: 1 } }, "'constructor' is not an operator"],
  ])('rejects %j', (filter, message) => {
    expect(() => expressionOf(filter)).toThrow(message);
  });
});
