import type { BackendDefinition, UserPoolDefinition } from '../../../assembly/definition';

const region = 'us-east-1';
const poolId = 'us-east-1_Fixture01';
const providerName = `cognito-idp.${region}.amazonaws.com/${poolId}`;
const roleArn = (name: string) => `arn:aws:iam::123456789012:role/${name}`;

/** A client like the one Amplify synthesizes: SRP only, and hides whether a user exists. */
export const webClient = 'webclient';

/** A client that may send passwords, for tests that do not cover SRP. */
export const passwordClient = 'passwordclient';

export const roles = {
  admin: roleArn('admin'),
  authenticated: roleArn('authenticated'),
  unauthenticated: roleArn('unauthenticated'),
};

/** Returns a backend definition with auth only, like the one Amplify synthesizes from `defineAuth`. */
export function fixtureDefinition(pool: Partial<UserPoolDefinition> = {}): BackendDefinition {
  return {
    region,
    accountId: '123456789012',
    userPool: { ...userPool, ...pool },
    identityPool: {
      id: 'us-east-1:11111111-2222-4333-8444-555555555555',
      providers: [{ clientId: webClient, providerName }],
      authenticatedRoleArn: roles.authenticated,
      unauthenticatedRoleArn: roles.unauthenticated,
    },
    api: {
      id: 'api',
      name: 'api',
      arn: 'arn:aws:appsync:us-east-1:123456789012:apis/api',
      defaultAuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      additionalAuthenticationTypes: [],
      limits: { resolverCount: 10_000, introspection: true },
      schema: '',
      resolvers: [],
      functions: new Map(),
      dataSources: new Map(),
      modelIntrospection: {},
    },
    tables: [],
    buckets: [],
    roles: [],
    unsupportedParts: [],
  };
}

const userPool: UserPoolDefinition = {
  id: poolId,
  passwordPolicy: {
    minimumLength: 8,
    requireLowercase: true,
    requireUppercase: true,
    requireNumbers: true,
    requireSymbols: true,
  },
  usernameAttributes: ['email'],
  autoVerifiedAttributes: ['email'],
  recoveryMechanisms: ['verified_email'],
  attributesRequiringVerification: ['email'],
  adminCreateUserOnly: false,
  mfaConfiguration: 'OFF',
  schema: [
    { name: 'email', required: true, mutable: true },
    { name: 'custom:eula', required: false, mutable: true, maxLength: 16 },
    { name: 'custom:fixed', required: false, mutable: false },
  ],
  groups: [
    { name: 'Editors', precedence: 5 },
    { name: 'Admin', precedence: 0, roleArn: roles.admin },
  ],
  clients: [
    client(webClient, ['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']),
    client(passwordClient, [
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]),
  ],
  identityProviders: [],
  unsupported: [],
  verification: {
    emailSubject: 'Verify your new account',
    emailMessage: 'The verification code to your new account is {####}',
    smsMessage: 'The verification code to your new account is {####}',
    mfaMessage: 'Your authentication code is {####}.',
  },
};

function client(id: string, explicitAuthFlows: string[]): UserPoolDefinition['clients'][number] {
  return {
    id,
    explicitAuthFlows,
    oauth: { flows: [], scopes: [], callbackUrls: [], logoutUrls: [] },
    supportedIdentityProviders: ['COGNITO'],
  };
}
