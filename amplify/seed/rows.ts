import type { SeedTarget } from './backend-outputs';
import { signedGraphql, type GraphqlAnswer } from './signed-graphql';

/** Rows that one request creates. */
const batchSize = 8;

/**
 * Creates the rows of a model that are not there yet, recognised by their ids, so that what an admin
 * edited stays as it is. Resolves with the number of new rows.
 */
export async function seedRows(
  target: SeedTarget,
  model: 'Tasks' | 'Library',
  rows: readonly { id: string }[],
): Promise<number> {
  const post = signedGraphql(target);
  let created = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    created += newRows(await post(createDocument(model, batch.length), inputsOf(batch)));
  }
  return created;
}

function createDocument(model: string, count: number): string {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const variables = numbers.map((number) => `$row${number}: Create${model}Input!`).join(', ');
  const fields = numbers.map(
    (number) => `row${number}: create${model}(input: $row${number}) { id }`,
  );
  return `mutation Seed(${variables}) { ${fields.join(' ')} }`;
}

function inputsOf(batch: readonly { id: string }[]): Record<string, unknown> {
  return Object.fromEntries(batch.map((row, number) => [`row${number}`, row]));
}

function newRows({ data, errors = [] }: GraphqlAnswer): number {
  const real = errors.filter(
    ({ errorType }) => errorType !== 'DynamoDB:ConditionalCheckFailedException',
  );
  if (real.length > 0) throw new Error(real.map(({ message }) => message).join('\n'));
  return Object.values(data ?? {}).filter((row) => row !== null).length;
}
