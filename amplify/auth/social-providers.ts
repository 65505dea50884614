import { secret, type defineAuth } from '@aws-amplify/backend';
import { hostedOrigin } from '../branches/hosted-origin';

type LoginWith = Parameters<typeof defineAuth>[0]['loginWith'];
type ExternalProviders = NonNullable<LoginWith['externalProviders']>;

/** The secrets of each provider, named as in Amplify's documentation. */
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
      attributeMapping: { email: 'email', emailVerified: 'email_verified' },
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

/** Returns the login options of the providers whose secrets are all set; {} if there are none (D8). */
export function socialLogin(secrets: ReadonlySet<string>): Partial<LoginWith> {
  const providers = providerNames.filter((provider) =>
    socialSecrets[provider].every((name) => secrets.has(name)),
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

/**
 * Origins that social sign-in may redirect to: those in `APP_ORIGINS` (separated by commas), and the
 * branch hosted by Amplify or, for a sandbox, the local app.
 */
function appOrigins(env = process.env): string[] {
  const { APP_ORIGINS, AWS_APP_ID, AWS_BRANCH } = env;
  const own =
    AWS_APP_ID && AWS_BRANCH ? hostedOrigin(AWS_APP_ID, AWS_BRANCH) : 'http://localhost:5173';
  const configured = (APP_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '');
  return [...new Set([...configured, own])];
}
