import type { BackendDefinition } from '../assembly/definition';

/** A client that may send passwords, for tests that do not cover SRP. */
export const passwordClient = 'passwordclient';

export const callback = 'http://localhost:5173/login';
export const signOutUrl = 'http://localhost:5173/';
export const scopes = ['openid', 'email', 'aws.cognito.signin.user.admin'];

/** Adds what account tests need: a client for passwords, social providers, a group without a role, and attributes. */
export function withTestPool({ userPool, ...rest }: BackendDefinition): BackendDefinition {
  const clients = userPool.clients.map((client) => ({
    ...client,
    oauth: { flows: ['code'], scopes, callbackUrls: [callback], logoutUrls: [signOutUrl] },
    supportedIdentityProviders: ['Google', 'Facebook', 'COGNITO'],
  }));
  const explicitAuthFlows = ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];
  return {
    ...rest,
    userPool: {
      ...userPool,
      schema: [
        ...userPool.schema,
        { name: 'custom:eula', required: false, mutable: true, maxLength: 16 },
        { name: 'custom:fixed', required: false, mutable: false },
      ],
      groups: [...userPool.groups, { name: 'Editors', precedence: 5 }],
      clients: [
        ...clients,
        ...clients.map((client) => ({
          ...client,
          id: passwordClient,
          explicitAuthFlows,
          refreshTokenDays: 60,
        })),
      ],
      identityProviders: ['Google', 'Facebook'].map((name) => ({
        name,
        type: name,
        attributeMapping: { email: 'email', username: 'sub' },
      })),
    },
  };
}
