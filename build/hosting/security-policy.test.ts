import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { signIn } from 'aws-amplify/auth';
import { getUrl } from 'aws-amplify/storage';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientConfig } from '../client-config';
import { backendOrigins, withPolicy } from './security-policy';

const api = `https://${'a'.repeat(26)}.appsync-api.eu-west-1.amazonaws.com/graphql`;
const outputs = {
  version: '1.3',
  auth: {
    user_pool_id: 'eu-west-1_abc',
    user_pool_client_id: 'client',
    identity_pool_id: 'eu-west-1:11111111-2222-3333-4444-555555555555',
    unauthenticated_identities_enabled: true,
    aws_region: 'eu-west-1',
    oauth: {
      domain: 'verdure.auth.eu-west-1.amazoncognito.com',
      identity_providers: ['GOOGLE'],
      scopes: ['email'],
      redirect_sign_in_uri: ['https://www.example.com/login'],
      redirect_sign_out_uri: ['https://www.example.com/'],
      response_type: 'code',
    },
  },
  data: {
    url: api,
    aws_region: 'eu-west-1',
    default_authorization_type: 'AMAZON_COGNITO_USER_POOLS',
  },
  storage: { bucket_name: 'pictures-1a2b', aws_region: 'eu-west-1' },
};

describe('backendOrigins', () => {
  it('are the deployment’s own, of one region', () => {
    const bucket = 'https://pictures-1a2b.s3.eu-west-1.amazonaws.com';
    expect(backendOrigins(clientConfig(outputs))).toEqual({
      api: new URL(api).origin,
      userPool: 'https://cognito-idp.eu-west-1.amazonaws.com',
      connections: [
        'https://cognito-idp.eu-west-1.amazonaws.com',
        'https://cognito-identity.eu-west-1.amazonaws.com',
        'https://verdure.auth.eu-west-1.amazoncognito.com',
        `https://${'a'.repeat(26)}.appsync-api.eu-west-1.amazonaws.com`,
        `wss://${'a'.repeat(26)}.appsync-realtime-api.eu-west-1.amazonaws.com`,
        bucket,
      ],
      images: [bucket],
    });
  });

  it('are only the emulator’s if the outputs name it', () => {
    const origin = 'http://localhost:20005';
    const emulated = { ...outputs, custom: { emulator: { origin } } };
    const config = clientConfig({
      ...emulated,
      data: { ...outputs.data, url: `${origin}/graphql` },
    });
    expect(backendOrigins(config)).toEqual({
      api: origin,
      userPool: origin,
      connections: [
        origin,
        'https://verdure.auth.eu-west-1.amazoncognito.com',
        'ws://localhost:20005',
      ],
      images: [origin],
    });
  });
});

describe('Amplify’s client', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Amplify.configure({});
  });

  it('sends requests only to origins that the policy allows', async () => {
    const reached = new Set<string>();
    vi.stubGlobal('fetch', async (url: URL | string) => {
      const { origin, hostname } = new URL(url);
      reached.add(origin);
      if (hostname.startsWith('cognito-identity.')) return Response.json(guest);
      throw new TypeError('No network');
    });
    vi.stubGlobal('WebSocket', function (url: string) {
      reached.add(new URL(url).origin);
      throw new TypeError('No network');
    });
    const config = clientConfig(outputs);
    Amplify.configure(config);
    await signIn({ username: 'a@example.com', password: 'x' }).catch(() => undefined);
    reached.add((await getUrl({ path: 'task-pictures/a.webp' })).url.origin);
    const client = generateClient({ authMode: 'apiKey', apiKey: 'key' });
    const changes = client.graphql({ query: 'subscription { onCreateTasks { id } }' });
    if ('subscribe' in changes) changes.subscribe({ error: () => undefined });
    await expect.poll(() => [...reached].join()).toContain('wss://');
    expect(reached.size).toBe(4);
    expect(backendOrigins(config).connections).toEqual(expect.arrayContaining([...reached]));
  });
});

/** The identity service's responses, both operations in one. */
const guest = {
  IdentityId: outputs.auth.identity_pool_id,
  Credentials: {
    AccessKeyId: 'AKIA',
    SecretKey: 'secret',
    SessionToken: 'token',
    Expiration: Date.now() / 1000 + 3600,
  },
};

describe('withPolicy', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const page = [
    '<html><head><meta charset="utf-8" /><script>start()</script>',
    '<script type="module" src="/a.js"></script><style>.a { b: c }</style></head>',
    '<body><i style="width:1rem">style="width:2rem"</i></body></html>',
  ].join('');
  const origins = {
    api: 'https://api.example',
    userPool: 'https://users.example',
    connections: ['https://api.example'],
    images: ['https://bucket.example'],
  };
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
    withPolicy(page, origins),
  )?.[1];
  const rules = policy?.split('; ');

  it('allows the site, the backend, and inline content by its hash', () => {
    expect(rules).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash('start()')}`,
      `style-src 'self' ${hash('.a { b: c }')}`,
      `style-src-attr 'unsafe-hashes' ${hash('width:1rem')}`,
      "font-src 'self'",
      "img-src 'self' data: blob: https://bucket.example",
      "connect-src 'self' https://api.example",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('puts the policy before anything that the page loads or runs', () => {
    expect(withPolicy(page, origins)).toMatch(
      /^<html><head><meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/,
    );
  });

  it('throws if the page has no place for the policy', () => {
    expect(() => withPolicy('<html></html>', origins)).toThrow(/has lost its <meta charset/);
  });
});
