import type { GraphqlResponse, signedGraphql } from './signed-graphql';

/** Rows created per request. */
const batchSize = 8;

type Model = 'Tasks' | 'Library' | 'UserProfile' | 'UserTaskSelection' | 'CompletedTask';

/**
 * Creates a model's missing rows and returns how many were created. Existing rows stay unchanged, since someone may
 * have edited them.
 */
export async function createRows(
  post: ReturnType<typeof signedGraphql>,
  model: Model,
  rows: readonly ({ id: string } & Record<string, unknown>)[],
): Promise<number> {
  let created = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    created += countCreated(await post(createDocument(model, batch.length), inputsOf(batch)));
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

function countCreated({ data, errors = [] }: GraphqlResponse): number {
  const failures = errors.filter(
    ({ errorType }) => errorType !== 'DynamoDB:ConditionalCheckFailedException',
  );
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n'));
  return Object.values(data ?? {}).filter((row) => row !== null).length;
}
