import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { catalogModels } from './models';

const OneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const Policy = v.object({
  Statement: v.array(
    v.object({ Effect: v.literal('Allow'), Action: OneOrMore, Resource: OneOrMore }),
  ),
});
const text = readFileSync(new URL('./policy.json', import.meta.url), 'utf8');
const { Statement: statements } = v.parse(Policy, JSON.parse(text));

it('The policy allows exactly what the catalog needs: no accounts, no deletions, no members’ rows', () => {
  expect(statements.flatMap(({ Action }) => Action).sort()).toEqual([
    'appsync:GraphQL',
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
  ]);
  const fields = statements
    .filter(({ Action }) => Action.includes('appsync:GraphQL'))
    .flatMap(({ Resource }) => Resource.map((arn) => arn.split('/types/')[1] ?? ''));
  const needed = catalogModels.flatMap(({ name, fields: own }) => [
    `Query/fields/get${name}`,
    `Mutation/fields/create${name}`,
    `Mutation/fields/update${name}`,
    ...['id', 'createdAt', 'updatedAt', ...own].map((field) => `${name}/fields/${field}`),
  ]);
  expect(fields.sort()).toEqual(needed.sort());
});

it('The catalog sets no field that its rows are not compared by', () => {
  for (const { fields, rows } of catalogModels) {
    const used = new Set(rows.flatMap((row) => Object.keys(row)));
    expect([...used].filter((field) => field !== 'id' && !fields.includes(field))).toEqual([]);
  }
});
