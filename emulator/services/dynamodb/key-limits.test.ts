import { expect, it } from 'vitest';
import { checkKeyConditions } from './key-limits';

const conditionOn = (value: unknown) => ({ id: { AttributeValueList: [value] } });

it.each([{ S: 'a' }, { N: '1' }, { B: 'YQ==' }])('A query may compare its key with %j', (value) => {
  expect(() => checkKeyConditions(conditionOn(value))).not.toThrow();
});

it.each([[undefined], [null], [1], ['a'], [['a']], [{}], [{ s: 'a' }]])(
  'A query that compares its key with %j, which is no attribute value, is refused',
  (value) => {
    expect(() => checkKeyConditions(conditionOn(value))).toThrow('Invalid type');
  },
);

it('A query that compares its key with an empty text is refused as by DynamoDB', () => {
  expect(() => checkKeyConditions(conditionOn({ S: '' }))).toThrow('empty string value. Key: id');
});
