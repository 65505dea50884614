import { AwsClient } from 'aws4fetch';
import * as v from 'valibot';
import type { Credentials } from './accounts';

const responseSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(v.looseObject({ message: v.string(), errorType: v.nullish(v.string()) })),
    [],
  ),
});

export type DataResponse = v.InferOutput<typeof responseSchema> & { status: number };

/** How a request authenticates: with a token, with a signature, or not at all. */
export type Caller = { token: string } | { credentials: Credentials } | 'anonymous';

const lags = new Map<string, number>();

/** Makes every mutation that a test posts to `origin` resolve only once plain reads, which lag by `lagMs`, show it. */
export function waitForReads(origin: string, lagMs: number): void {
  lags.set(origin, lagMs);
}

/** Posts a GraphQL document and returns the status, data and errors. */
export async function post(
  origin: string,
  caller: Caller,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<DataResponse> {
  const response = await send(caller, `${origin}/graphql`, JSON.stringify({ query, variables }));
  const content = v.parse(responseSchema, await response.json());
  const lagMs = query.trimStart().startsWith('mutation') ? lags.get(origin) : undefined;
  if (lagMs) await new Promise((done) => setTimeout(done, lagMs));
  return { status: response.status, ...content };
}

/** Returns whether AppSync rejected the request as unauthorized. */
export function isRefused({ status, errors }: DataResponse): boolean {
  return (
    status === 401 ||
    status === 403 ||
    (errors.length > 0 && errors.every(({ errorType }) => errorType === 'Unauthorized'))
  );
}

function send(caller: Caller, url: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  if (caller === 'anonymous') return fetch(url, { method: 'POST', headers, body });
  if ('token' in caller) {
    const withToken = { ...headers, authorization: caller.token };
    return fetch(url, { method: 'POST', headers: withToken, body });
  }
  const signer = { ...caller.credentials, service: 'appsync', region: 'us-east-1', retries: 0 };
  return new AwsClient(signer).fetch(url, {
    method: 'POST',
    headers,
    body,
    aws: { allHeaders: true },
  });
}
