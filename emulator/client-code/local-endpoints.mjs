// Plain JavaScript, because it becomes part of @aws-amplify/core (local-client.mjs).

/**
 * Sets the endpoints that amplify_outputs.json has no field for, if the emulator wrote the outputs. Changes and
 * returns the configuration that was parsed from them.
 */
export function withLocalEndpoints(config, outputs) {
  const origin = outputs?.custom?.emulator?.origin;
  if (typeof origin !== 'string') return config;
  const cognito = config.Auth?.Cognito;
  if (cognito?.userPoolId) cognito.userPoolEndpoint = origin;
  if (cognito?.identityPoolId) cognito.identityPoolEndpoint = origin;
  const storage = config.Storage?.S3;
  if (storage) storage.dangerouslyConnectToHttpEndpointForTesting = origin;
  return config;
}
