import { Sha256 } from '@aws-crypto/sha256-js';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { SignatureV4 } from '@smithy/signature-v4';
import * as v from 'valibot';
import type { SeedTarget } from './backend-outputs';

const responseSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(v.looseObject({ message: v.string(), errorType: v.nullish(v.string()) })),
  ),
});

export type GraphqlResponse = v.InferOutput<typeof responseSchema>;

/** Returns a function that posts GraphQL documents, signed with the developer's AWS credentials. */
export function signedGraphql({
  graphqlUrl,
  region,
}: SeedTarget): (query: string, variables: Record<string, unknown>) => Promise<GraphqlResponse> {
  const signer = new SignatureV4({
    service: 'appsync',
    region,
    credentials: defaultProvider(),
    sha256: Sha256,
  });
  return async (query, variables) => {
    const url = new URL(graphqlUrl);
    const request = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const response = await fetch(url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
    });
    const body = v.safeParse(responseSchema, await response.json().catch(() => undefined));
    if (body.success && response.ok) return body.output;
    const message = body.success ? body.output.errors?.[0]?.message : undefined;
    throw new Error(`The data API returned ${response.status}: ${message ?? response.statusText}`);
  };
}
