// Plain JavaScript, because it also becomes part of @aws-amplify/core (client-code/local-client.mjs).

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
  // Amplify turns 'http:' into 'wss:' for subscriptions, but the emulator speaks plain ws. Amplify leaves
  // an uppercase scheme alone, and fetch and WebSocket read it as http and ws.
  const data = config.API?.GraphQL;
  if (data) data.endpoint = data.endpoint.replace(/^http:/, 'HTTP:');
  return config;
}
