import { expect, it } from 'vitest';
import { catalogModels } from './models';
import { allowedFields, statementsIn } from '../testing/policy';

const statements = statementsIn(new URL('./policy.json', import.meta.url));

it('The policy allows only what the catalog needs: no accounts, deletions or members’ rows', () => {
  expect(statements.flatMap(({ Action }) => Action).sort()).toEqual([
    'appsync:GraphQL',
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
  ]);
  const fields = allowedFields(statements);
  const needed = catalogModels.flatMap(({ name, fields: own }) => [
    `Query/fields/get${name}`,
    `Mutation/fields/create${name}`,
    `Mutation/fields/update${name}`,
    ...['id', 'createdAt', 'updatedAt', ...own].map((field) => `${name}/fields/${field}`),
  ]);
  expect(fields.sort()).toEqual(needed.sort());
});
