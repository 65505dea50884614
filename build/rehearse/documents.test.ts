import { expect, it } from 'vitest';
import { operationsIn, unfitOperations } from './documents';

const client = [
  'fragment Task on Task { id ...Name } fragment Name on Task { name } fragment Unused on Task { score }',
  'query Get($id: ID!) @batch { getTask(id: $id) { ...Task } } query Score { getTask(id: "a") { score } }',
];
const schema = (fields: string) => `
  type Query { getTask(id: ID!): Task }
  type Task { ${fields} updatedAt: AWSDateTime }`;

it('An operation comes with the fragments that it uses, and no others', () => {
  const text = operationsIn(client).get('Get') ?? '';
  expect(text.match(/fragment \w+/g)).toEqual(['fragment Task', 'fragment Name']);
  expect(text).not.toContain('@batch');
});

it('Operations of an earlier client that a new schema refuses are named', () => {
  const operations = operationsIn(client);
  expect([...unfitOperations(operations, schema('id: ID name: String score: Int'))]).toEqual([]);
  expect([...unfitOperations(operations, schema('id: ID name: String'))]).toEqual([
    ['Score', expect.stringContaining('Cannot query field "score"')],
  ]);
  expect([...unfitOperations(operations, schema('id: ID score: Int')).keys()]).toEqual(['Get']);
});
