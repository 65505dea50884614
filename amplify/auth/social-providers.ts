import { secret, type defineAuth } from '@aws-amplify/backend';
import { appOrigins } from './app-origins';

type LoginWith = Parameters<typeof defineAuth>[0]['loginWith'];
type ExternalProviders = NonNullable<LoginWith['externalProviders']>;

/** The names under which Amplify's documentation keeps each provider's secrets. */
export const socialSecrets = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  loginWithAmazon: ['LOGINWITHAMAZON_CLIENT_ID', 'LOGINWITHAMAZON_CLIENT_SECRET'],
  signInWithApple: ['SIWA_CLIENT_ID', 'SIWA_KEY_ID', 'SIWA_PRIVATE_KEY', 'SIWA_TEAM_ID'],
} as const;

type Provider = keyof typeof socialSecrets;

const definitions: { [P in Provider]: () => Pick<ExternalProviders, P> } = {
  google: () => ({
    google: {
      clientId: secret('GOOGLE_CLIENT_ID'),
      clientSecret: secret('GOOGLE_CLIENT_SECRET'),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: { email: 'email' },
    },
  }),
  facebook: () => ({
    facebook: {
      clientId: secret('FACEBOOK_CLIENT_ID'),
      clientSecret: secret('FACEBOOK_CLIENT_SECRET'),
      scopes: ['public_profile', 'email'],
      attributeMapping: { email: 'email' },
    },
  }),
  loginWithAmazon: () => ({
    loginWithAmazon: {
      clientId: secret('LOGINWITHAMAZON_CLIENT_ID'),
      clientSecret: secret('LOGINWITHAMAZON_CLIENT_SECRET'),
      scopes: ['profile'],
      attributeMapping: { email: 'email' },
    },
  }),
  signInWithApple: () => ({
    signInWithApple: {
      clientId: secret('SIWA_CLIENT_ID'),
      keyId: secret('SIWA_KEY_ID'),
      privateKey: secret('SIWA_PRIVATE_KEY'),
      teamId: secret('SIWA_TEAM_ID'),
      scopes: ['email', 'name'],
      attributeMapping: { email: 'email' },
    },
  }),
};

/** The hosted sign-in with exactly the providers all of whose secrets exist; nothing when there are none (D8). */
export function socialLogin(secrets: ReadonlySet<string>): Partial<LoginWith> {
  const providers = providerNames.filter((name) =>
    socialSecrets[name].every((one) => secrets.has(one)),
  );
  if (providers.length === 0) return {};
  const origins = appOrigins();
  return {
    externalProviders: {
      ...Object.assign({}, ...providers.map((name) => definitions[name]())),
      callbackUrls: origins.map((origin) => `${origin}/login`),
      logoutUrls: origins.map((origin) => `${origin}/`),
    },
  };
}

const providerNames: Provider[] = ['google', 'facebook', 'loginWithAmazon', 'signInWithApple'];
