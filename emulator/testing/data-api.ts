import * as v from 'valibot';
import type { Credentials } from './accounts';
import { signedFetch } from './signed-fetch';

const answerSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(v.looseObject({ message: v.string(), errorType: v.nullish(v.string()) })),
    [],
  ),
});

export type DataAnswer = v.InferOutput<typeof answerSchema> & { status: number };

/** How a caller of the data API shows who it is: a token, a signature, or not at all. */
export type Caller = { token: string } | { credentials: Credentials } | 'anonymous';

/** Posts one document as the caller. */
export async function post(
  origin: string,
  caller: Caller,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<DataAnswer> {
  const url = `${origin}/graphql`;
  const body = JSON.stringify({ query, variables });
  const response = await (caller !== 'anonymous' && 'credentials' in caller
    ? signedFetch(url, { body, service: 'appsync', credentials: caller.credentials })
    : fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(caller !== 'anonymous' && { authorization: caller.token }),
        },
      }));
  return { status: response.status, ...v.parse(answerSchema, await response.json()) };
}

/** Whether the API refused for lack of a right, as AppSync says it. */
export function isRefused({ status, errors }: DataAnswer): boolean {
  return (
    status === 401 ||
    status === 403 ||
    (errors.length > 0 && errors.every(({ errorType }) => errorType === 'Unauthorized'))
  );
}
