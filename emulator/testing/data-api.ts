import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
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

/** Lets every mutation that a test posts to `origin` resolve once plain reads, which lag by `lagMs`, show it. */
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

/** Sends a request signed with Signature Version 4. */
async function signedFetch(
  url: string,
  {
    method = 'POST',
    body,
    service,
    credentials,
  }: { method?: string; body?: string; service: string; credentials: Credentials },
): Promise<Response> {
  const { host, hostname, port, pathname, protocol, searchParams } = new URL(url);
  const signer = new SignatureV4({
    service,
    region: 'us-east-1',
    credentials,
    sha256: Sha256,
    ...(service === 's3' && { uriEscapePath: false }),
  });
  const signed = await signer.sign({
    method,
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: { host, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  const { host: _host, ...headers } = signed.headers;
  return fetch(url, { method, headers, ...(body !== undefined && { body }) });
}
