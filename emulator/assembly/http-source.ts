import * as v from 'valibot';
import type { DataSourceDefinition } from './definition';

/** Where an HTTP data source sends its requests, and how it signs them. */
export const httpConfig = v.object({
  Endpoint: v.pipe(v.string(), v.url()),
  AuthorizationConfig: v.optional(
    v.object({
      AwsIamConfig: v.optional(v.object({ SigningServiceName: v.optional(v.string()) })),
    }),
  ),
});

/** Returns an HTTP data source. An AWS service is named as in signatures, since SDKs' requests have no other name. */
export function httpSource(
  name: string,
  { Endpoint: endpoint, AuthorizationConfig }: v.InferOutput<typeof httpConfig>,
): DataSourceDefinition {
  const signedFor = AuthorizationConfig?.AwsIamConfig?.SigningServiceName;
  return { name, type: 'HTTP', endpoint, service: signedFor ?? new URL(endpoint).hostname };
}
