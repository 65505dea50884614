import type { ResourcesConfig } from 'aws-amplify';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import * as v from 'valibot';

const Outputs = v.looseObject({
  version: v.string(),
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/**
 * Returns the client's configuration for the content of amplify_outputs.json, which a deployment or the
 * emulator wrote. Throws a ValiError if it is not such a file.
 */
export function clientConfig(outputs: unknown): ResourcesConfig {
  const described = v.parse(Outputs, outputs);
  const config = parseAmplifyConfig(described);
  const emulator = described.custom?.emulator;
  return emulator ? pointedAt(emulator.origin, config) : config;
}

// amplify_outputs.json has no field for the emulator's other endpoints, so they are set here. Changing
// the configuration is safe: the parser has just created it.
function pointedAt(origin: string, config: ResourcesConfig): ResourcesConfig {
  const cognito = config.Auth?.Cognito;
  if (cognito?.userPoolId) cognito.userPoolEndpoint = origin;
  if (cognito?.identityPoolId) cognito.identityPoolEndpoint = origin;
  const storage = config.Storage?.S3;
  if (storage) storage.dangerouslyConnectToHttpEndpointForTesting = origin;
  const data = config.API?.GraphQL;
  if (data) data.endpoint = keptFromRewriting(data.endpoint);
  return config;
}

// Amplify turns 'http:' into 'wss:' for subscriptions, but the emulator speaks plain ws. Amplify leaves
// an upper-case scheme alone, and fetch and WebSocket read it as http and ws.
function keptFromRewriting(endpoint: string): string {
  return endpoint.replace(/^http:/, 'HTTP:');
}
