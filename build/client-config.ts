import type { ResourcesConfig } from 'aws-amplify';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import * as v from 'valibot';
import { emulatorOriginIn } from './emulator-origin.ts';

const Outputs = v.looseObject({ version: v.string() });

/**
 * Returns Amplify's configuration from the content of amplify_outputs.json. The outputs have no field for a local
 * backend's Cognito and S3 endpoints, so they are set only here. Throws a
 * ValiError if it isn't such a file.
 */
export function clientConfig(outputs: unknown): ResourcesConfig {
  const origin = emulatorOriginIn(outputs);
  const config = parseAmplifyConfig(v.parse(Outputs, outputs));
  if (origin === undefined) return config;
  const cognito = config.Auth?.Cognito;
  if (cognito?.userPoolId) cognito.userPoolEndpoint = origin;
  if (cognito?.identityPoolId) cognito.identityPoolEndpoint = origin;
  const storage = config.Storage?.S3;
  if (storage) storage.dangerouslyConnectToHttpEndpointForTesting = origin;
  const data = config.API?.GraphQL;
  // Amplify turns 'http:' into 'wss:' for subscriptions, but leaves an uppercase scheme alone.
  if (data) data.endpoint = data.endpoint.replace(/^http:/, 'HTTP:');
  return config;
}
