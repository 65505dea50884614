import * as v from 'valibot';
import { vi } from 'vitest';

const Request = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ query: v.string(), variables: v.record(v.string(), v.unknown()) }),
);

type Answer = (variables: Record<string, unknown>) => object | Promise<object>;

/**
 * Replaces the network with the data API's responses, by operation name. Each is a response body:
 * `{ data }` or `{ errors }`. Other operations fail as they would offline. Returns the recorded calls.
 */
export function stubDataApi(answers: Readonly<Record<string, Answer>>) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    const { query, variables } = v.parse(Request, init.body);
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    calls.push({ operation, variables });
    const answer = answers[operation];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(await answer(variables));
  });
  return calls;
}
