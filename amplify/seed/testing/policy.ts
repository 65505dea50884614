import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const OneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const Policy = v.object({
  Statement: v.array(
    v.object({ Effect: v.literal('Allow'), Action: OneOrMore, Resource: OneOrMore }),
  ),
});

/** Returns the statements of an IAM policy, with actions and resources as lists. Throws if it denies anything. */
export function statementsIn(file: URL) {
  return v.parse(Policy, JSON.parse(readFileSync(file, 'utf8'))).Statement;
}

/** Returns the fields of the data API that statements allow, such as 'Query/fields/getTasks'. */
export function allowedFields(statements: ReturnType<typeof statementsIn>): string[] {
  return statements
    .filter(({ Action }) => Action.includes('appsync:GraphQL'))
    .flatMap(({ Resource }) => Resource.map((arn) => arn.split('/types/')[1] ?? ''));
}
