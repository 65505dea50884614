import conditions from 'dynalite/db/conditionParser.js';
import { expect, it } from 'vitest';
import { checkInput } from './run-operation';

/** A condition of groups in groups, as resolvers join those of a rule, a filter and a write. */
function nested(depth: number): string {
  return depth === 0 ? '#name = :value' : `(${nested(depth - 1)} OR #name = :value)`;
}

/** How often dynalite looks up a name while it reads a condition. */
function lookupsIn(condition: string): number {
  let lookups = 0;
  const attrNames = {
    get '#name'() {
      lookups += 1;
      return 'name';
    },
  };
  const attrVals = { ':value': { S: 'Compost' } };
  conditions.parse(condition, { context: { attrNames, attrVals, isReserved: () => false } });
  return lookups;
}

// Without the patch of dynalite, each level makes it three times as many.
it('A name in nested groups is looked up no more often than by itself', () => {
  const DEPTH = 5;
  const once = lookupsIn('#name = :value');
  expect(lookupsIn(nested(DEPTH))).toBe((DEPTH + 1) * once);
});

it('A group in a second pair of parentheses is refused as by DynamoDB', () => {
  const input = {
    TableName: 'Tasks',
    Item: { id: { S: 'task' } },
    ConditionExpression: `((${nested(2)}))`,
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':value': { S: 'Compost' } },
  };
  expect(() => checkInput('PutItem', input)).toThrow('The expression has redundant parentheses');
});
