import { Sha256 } from '@aws-crypto/sha256-js';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { SignatureV4 } from '@smithy/signature-v4';
import * as v from 'valibot';
import type { SeedTarget } from './backend-outputs';

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(v.looseObject({ message: v.string(), errorType: v.nullish(v.string()) })),
  ),
});

export type GraphqlAnswer = v.InferOutput<typeof answerSchema>;

/** Posts documents to the data API, signed with the developer's own AWS credentials. */
export function signedGraphql({
  graphqlUrl,
  region,
}: SeedTarget): (query: string, variables: Record<string, unknown>) => Promise<GraphqlAnswer> {
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
    const answer = v.safeParse(answerSchema, await response.json().catch(() => undefined));
    if (answer.success && response.ok) return answer.output;
    const said = answer.success ? answer.output.errors?.[0]?.message : undefined;
    throw new Error(`The data API answered ${response.status}: ${said ?? response.statusText}`);
  };
}
