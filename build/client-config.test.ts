import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientConfig } from './client-config';
import { isForEmulator } from './client-config-plugin';

const origin = 'http://localhost:20005';

const outputs = {
  version: '1.3',
  auth: {
    user_pool_id: 'us-east-1_abc',
    user_pool_client_id: 'client',
    identity_pool_id: 'us-east-1:pool',
    aws_region: 'us-east-1',
    username_attributes: ['email'],
    password_policy: { min_length: 8, require_symbols: true },
  },
  data: {
    url: `${origin}/graphql`,
    aws_region: 'us-east-1',
    default_authorization_type: 'AMAZON_COGNITO_USER_POOLS',
  },
  storage: { bucket_name: 'pictures', aws_region: 'us-east-1' },
};

describe('clientConfig', () => {
  it('sets no endpoints for a deployed backend', () => {
    const config = clientConfig(outputs);
    expect(config.Auth?.Cognito).toMatchObject({ userPoolId: 'us-east-1_abc' });
    expect(config.Auth?.Cognito.userPoolEndpoint).toBeUndefined();
    expect(config.Auth?.Cognito.identityPoolEndpoint).toBeUndefined();
    expect(config.Storage?.S3.dangerouslyConnectToHttpEndpointForTesting).toBeUndefined();
    expect(config.API?.GraphQL?.endpoint).toBe(`${origin}/graphql`);
  });

  it('points every service at the emulator when the outputs name one', () => {
    const config = clientConfig({ ...outputs, custom: { emulator: { origin } } });
    expect(config.Auth?.Cognito.userPoolEndpoint).toBe(origin);
    expect(config.Auth?.Cognito.identityPoolEndpoint).toBe(origin);
    expect(config.Storage?.S3.dangerouslyConnectToHttpEndpointForTesting).toBe(origin);
  });

  it('keeps the emulator’s subscriptions on plain ws', () => {
    const config = clientConfig({ ...outputs, custom: { emulator: { origin } } });
    const endpoint = config.API?.GraphQL?.endpoint ?? '';
    expect(endpoint.startsWith('http://')).toBe(false);
    expect(new URL(endpoint).href).toBe(`${origin}/graphql`);
  });

  it('includes the password policy for the forms', () => {
    expect(clientConfig(outputs).Auth?.Cognito.passwordFormat).toMatchObject({
      minLength: 8,
      requireSpecialCharacters: true,
    });
  });

  it.each([undefined, null, 'text', {}, { version: 1 }])('refuses %j', (wrong) => {
    expect(() => clientConfig(wrong)).toThrow(/^Invalid/);
  });
});

it('Amplify Hosting refuses to build for the emulator of the committed outputs', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('VERDURE_OUTPUTS', 'amplify_outputs.json');
  vi.stubEnv('AWS_APP_ID', '');
  expect(isForEmulator()).toBe(true);
  vi.stubEnv('AWS_APP_ID', 'd1');
  expect(isForEmulator).toThrow(/names the emulator at .+ Deploy the backend first/);
});
