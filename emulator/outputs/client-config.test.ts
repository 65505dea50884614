import { Amplify, type ResourcesConfig } from 'aws-amplify';
import type { parseAmplifyConfig } from 'aws-amplify/utils';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { clientConfig } from './client-config.mjs';

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

  describe('with a client that asks AWS for identities', () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each([
      ['the emulator’s', { emulator: { origin } }, origin],
      ['a deployed backend’s', {}, 'https://cognito-identity.us-east-1.amazonaws.com/'],
    ])('has %s answer', async (_, custom, expected) => {
      const fetched = vi.fn<typeof fetch>();
      vi.stubGlobal('fetch', fetched);
      vi.resetModules();
      const loaded = await import('./client-config.mjs');
      loaded.clientConfig({ ...outputs, custom });
      await fetch(new URL('https://cognito-identity.us-east-1.amazonaws.com'), { method: 'POST' });
      await fetch('https://example.com/');
      const asked = fetched.mock.calls.map(([input]) =>
        input instanceof Request ? input.url : String(input),
      );
      expect(asked).toEqual([expected, 'https://example.com/']);
    });
  });

  it('includes the password policy for the forms', () => {
    expect(clientConfig(outputs).Auth?.Cognito.passwordFormat).toMatchObject({
      minLength: 8,
      requireSpecialCharacters: true,
    });
  });

  it.each([{}, { version: 1 }, { version: '1', custom: 'text' }])('refuses %j', (wrong) => {
    expect(() => clientConfig(wrong)).toThrow(/^Invalid/);
  });
});

type Input = Parameters<typeof clientConfig>[0];
type InstalledOutputs = Extract<
  Parameters<typeof parseAmplifyConfig>[0],
  { version?: string; auth?: unknown }
>;

describe('the type of clientConfig', () => {
  it('accepts outputs of any aws-amplify 6 version: typed, imported as JSON, or parsed elsewhere', () => {
    expectTypeOf<InstalledOutputs>().toExtend<Input>();
    expectTypeOf<typeof outputs>().toExtend<Input>();
    expectTypeOf<Record<string, unknown>>().toExtend<Input>();
    // The first version, and a future one.
    expectTypeOf<{ version: '1'; auth: { user_pool_id: string } }>().toExtend<Input>();
    expectTypeOf<{ version: string; data: { url: number }; ai: object }>().toExtend<Input>();
  });

  it('accepts nothing else', () => {
    expectTypeOf<ResourcesConfig>().not.toExtend<Input>();
    expectTypeOf<string>().not.toExtend<Input>();
    expectTypeOf<undefined>().not.toExtend<Input>();
  });

  it('is what Amplify.configure takes', () => {
    expectTypeOf(clientConfig).returns.toExtend<Parameters<typeof Amplify.configure>[0]>();
  });
});
