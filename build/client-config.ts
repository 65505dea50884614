import type { ResourcesConfig } from 'aws-amplify';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import * as v from 'valibot';

const Outputs = v.looseObject({
  version: v.string(),
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/**
 * The client's configuration from what a deployment, or the emulator, wrote to amplify_outputs.json.
 * Throws a ValiError when the file is not of that kind.
 */
export function clientConfig(outputs: unknown): ResourcesConfig {
  const described = v.parse(Outputs, outputs);
  const config = parseAmplifyConfig(described);
  const emulator = described.custom?.emulator;
  return emulator ? pointedAt(emulator.origin, config) : config;
}

// amplify_outputs.json has no place for endpoints other than the data one: the emulator's go here.
// The configuration was made by the parser a moment ago and is nobody else's yet.
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

// Amplify turns 'http:' into 'wss:' for subscriptions, and the emulator speaks plain ws. It leaves
// an upper-case scheme alone, which fetch and WebSocket read as http and ws.
function keptFromRewriting(endpoint: string): string {
  return endpoint.replace(/^http:/, 'HTTP:');
}
