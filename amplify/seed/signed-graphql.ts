import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { AwsClient } from 'aws4fetch';
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
  const credentials = defaultProvider();
  return async (query, variables) => {
    const signer = { ...(await credentials()), service: 'appsync', region, retries: 0 };
    const response = await new AwsClient(signer).fetch(graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      aws: { allHeaders: true },
    });
    const body = v.safeParse(responseSchema, await response.json().catch(() => undefined));
    if (body.success && response.ok) return body.output;
    const message = body.success ? body.output.errors?.[0]?.message : undefined;
    throw new Error(`The data API returned ${response.status}: ${message ?? response.statusText}`);
  };
}
