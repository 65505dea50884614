import type { BackendDefinition, UserPoolDefinition } from '../assembly/definition';

/**
 * Returns the contents of `amplify_outputs.json` for an emulator at `origin` whose hosted UI, if the
 * definition has one, is at `hostedDomain`.
 */
export function outputsOf(
  definition: BackendDefinition,
  origin: string,
  hostedDomain: string,
): Record<string, unknown> {
  return merge(definition.customOutputs ?? {}, {
    version: '1.3',
    auth: authOutputs(definition, hostedDomain),
    data: dataOutputs(definition, origin),
    ...storageOutputs(definition),
    custom: { emulator: { origin } },
  });
}

type Section = Record<string, unknown>;

/** Merges `generated` into the definition's own outputs, section by section. */
function merge(added: Section, generated: Section): Section {
  const mergedEntries = Object.entries(generated).map(([name, value]) => {
    const other = added[name];
    return [name, isSection(other) && isSection(value) ? merge(other, value) : value];
  });
  return { ...added, ...Object.fromEntries(mergedEntries) };
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function authOutputs(
  { region, userPool, identityPool }: BackendDefinition,
  hostedDomain: string,
): Record<string, unknown> {
  const [client] = userPool.clients;
  if (!client) throw new Error('The user pool has no app client');
  const { passwordPolicy } = userPool;
  return {
    user_pool_id: userPool.id,
    aws_region: region,
    user_pool_client_id: client.id,
    identity_pool_id: identityPool.id,
    mfa_methods: [],
    standard_required_attributes: userPool.schema
      .filter(({ name, required }) => required && !name.startsWith('custom:'))
      .map(({ name }) => name),
    username_attributes: ['email'],
    user_verification_types: ['email'],
    groups: userPool.groups.map(({ name, precedence }) => ({ [name]: { precedence } })),
    mfa_configuration: 'NONE',
    password_policy: {
      min_length: passwordPolicy.minimumLength,
      require_lowercase: passwordPolicy.requireLowercase,
      require_numbers: passwordPolicy.requireNumbers,
      require_symbols: passwordPolicy.requireSymbols,
      require_uppercase: passwordPolicy.requireUppercase,
    },
    ...oauthOutputs(userPool, hostedDomain),
    unauthenticated_identities_enabled: true,
  };
}

const providerNames: Readonly<Record<string, string>> = {
  Google: 'GOOGLE',
  Facebook: 'FACEBOOK',
  LoginWithAmazon: 'LOGIN_WITH_AMAZON',
  SignInWithApple: 'SIGN_IN_WITH_APPLE',
};

/** Returns the hosted UI's section, or nothing if no social provider is configured. */
function oauthOutputs(userPool: UserPoolDefinition, domain: string): Record<string, unknown> {
  const oauth = userPool.clients[0]?.oauth;
  if (!userPool.domain || !oauth) return {};
  return {
    oauth: {
      identity_providers: userPool.identityProviders.flatMap(
        ({ type }) => providerNames[type] ?? [],
      ),
      redirect_sign_in_uri: oauth.callbackUrls,
      redirect_sign_out_uri: oauth.logoutUrls,
      response_type: 'code',
      scopes: oauth.scopes,
      domain,
    },
  };
}

function dataOutputs({ region, api }: BackendDefinition, origin: string): Record<string, unknown> {
  return {
    // Amplify turns 'http:' into 'wss:' for subscriptions, but the emulator uses plain ws. Amplify leaves an uppercase
    // scheme alone, and fetch and WebSocket read it as http and ws.
    url: `${origin.replace('http:', 'HTTP:')}/graphql`,
    aws_region: region,
    default_authorization_type: api.defaultAuthenticationType,
    authorization_types: api.additionalAuthenticationTypes,
    ...(api.modelIntrospection !== undefined && { model_introspection: api.modelIntrospection }),
  };
}

/** Returns the section of the buckets, the default one first, or nothing without `defineStorage`. */
function storageOutputs(definition: BackendDefinition): Record<string, unknown> {
  const { region } = definition;
  const buckets = definition.buckets.filter(({ friendlyName }) => friendlyName !== undefined);
  const [bucket] = buckets;
  if (!bucket) return {};
  return {
    storage: {
      aws_region: region,
      bucket_name: bucket.name,
      buckets: buckets.map(({ name, friendlyName, paths }) => ({
        name: friendlyName,
        bucket_name: name,
        aws_region: region,
        ...(paths && { paths }),
      })),
    },
  };
}
