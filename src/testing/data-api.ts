import * as v from 'valibot';
import { vi } from 'vitest';

/** The body of a request to the data API. */
export const RequestBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ query: v.string(), variables: v.record(v.string(), v.unknown()) }),
);

/**
 * Replaces the network with these responses, one for each request; later requests fail as they would offline. Returns the
 * recorded requests.
 */
export function stubFetch(...responses: (() => Response)[]): RequestInit[] {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    requests.push(init);
    const next = responses.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  return requests;
}

type Answer = (variables: Record<string, unknown>) => object | Promise<object>;

/** Returns the data API's response to a write whose condition failed. */
export const conflictAt = (root: string) => ({
  data: { [root]: null },
  errors: [{ errorType: 'DynamoDB:ConditionalCheckFailedException', path: [root] }],
});

/**
 * Replaces the network with the data API's responses, by operation name. Each is a response body:
 * `{ data }` or `{ errors }`. Other operations fail as they would offline. Returns the recorded calls.
 */
export function stubDataApi(answers: Readonly<Record<string, Answer>>) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    const { query, variables } = v.parse(RequestBody, init.body);
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    calls.push({ operation, variables });
    const answer = answers[operation];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(await answer(variables));
  });
  return calls;
}
