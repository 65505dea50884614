import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PICTURE_FOLDER } from '../data/limits';
import { allowedFields, statementsIn } from './testing/policy';

const here = new URL('./', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, here), 'utf8');
const statements = statementsIn(new URL('policy.json', here));
const code = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(read)
  .join('\n');
const namesMatching = (pattern: RegExp) => [
  ...new Set([...code.matchAll(pattern)].map(([, name = '']) => name)),
];

describe('The seed’s IAM policy', () => {
  it('allows exactly the operations that the seed sends', () => {
    const operations = namesMatching(/new (\w+)Command\(/g).flatMap((name) => {
      // HeadObject requires both permissions: without s3:ListBucket, a missing object returns 403.
      if (name === 'HeadObject') return ['s3:GetObject', 's3:ListBucket'];
      return name.startsWith('Admin') ? `cognito-idp:${name}` : `s3:${name}`;
    });
    expect(statements.flatMap(({ Action }) => Action).sort()).toEqual(
      [...operations, 'appsync:GraphQL'].sort(),
    );
  });

  it('allows exactly the fields of the data API that the seed uses', () => {
    const models = namesMatching(/createRows\(\s*post,\s*'(\w+)'/g);
    expect(models).toHaveLength(5);
    const fields = allowedFields(statements);
    expect(fields.sort()).toEqual(
      [
        'Query/fields/getUserProfile',
        ...models.map((model) => `Mutation/fields/create${model}`),
        ...models.map((model) => `${model}/fields/id`),
      ].sort(),
    );
  });

  it('reaches only the demo pictures’ folder', () => {
    const objects = statements.filter(({ Action }) => Action.includes('s3:PutObject'));
    expect(objects.flatMap(({ Resource }) => Resource)).toEqual([
      `arn:aws:s3:::BUCKET_NAME/${PICTURE_FOLDER}*`,
    ]);
  });
});
