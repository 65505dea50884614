import { createHash, randomUUID } from 'node:crypto';
import type { IdentityProviderDefinition, UserPoolDefinition } from '../../../assembly/definition';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import type { AuthorizeRequest } from './authorize-request';
import { AuthorizationError } from './responses';

/** A provider's claims about a user who consented, by the provider's names. */
type ProviderClaims = Readonly<Record<string, string>> & { readonly sub: string };

/** Returns the claims of a simulated provider. The same email always gets the same `sub`. */
export function simulatedClaims(
  provider: string,
  email: string,
  sharesEmail: boolean,
): ProviderClaims {
  const digest = createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('hex');
  const sub = BigInt(`0x${digest}`).toString().padStart(21, '1').slice(0, 21);
  return { sub, ...(sharesEmail && { email, email_verified: 'true' }) };
}

/** Returns the name of a provider's user, as Cognito forms it: '<provider>_<id>'. */
function socialUsername(
  provider: Pick<IdentityProviderDefinition, 'name'>,
  claims: ProviderClaims,
): string {
  return `${provider.name}_${claims.sub}`.toLowerCase();
}

/** Returns a provider's new user, a member of the provider's group. */
function newSocialUser(
  pool: UserPool,
  username: string,
  provider: IdentityProviderDefinition,
  claims: ProviderClaims,
): User {
  const { name, type } = provider;
  return {
    ...newUser(mappedAttributes(provider, claims), pool.clock.now()),
    username,
    status: 'EXTERNAL_PROVIDER',
    external: { sub: randomUUID(), provider: name, providerType: type, userId: claims.sub },
    groups: [providerGroup(pool.definition, name)],
  };
}

/** Returns the pool's attributes for a provider's claims. */
function mappedAttributes(
  { attributeMapping }: IdentityProviderDefinition,
  claims: ProviderClaims,
): Record<string, string> {
  const pairs = Object.entries(attributeMapping).flatMap(([attribute, claim]) => {
    const value = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
    return value === undefined || attribute === 'username' ? [] : [[attribute, value]];
  });
  return Object.fromEntries(pairs);
}

/**
 * Returns the name of the user for a provider's claims: a new user at the first sign-in, and later the same one, with
 * mapped attributes updated. Throws AuthorizationError.
 */
export async function signInSocialUser(
  pool: UserPool,
  request: AuthorizeRequest,
  claims: ProviderClaims,
): Promise<string> {
  const { provider } = request;
  const mapped = mappedAttributes(provider, claims);
  const missing = pool.schema.missing(mapped);
  if (missing.length > 0)
    throw new AuthorizationError(
      request,
      'invalid_request',
      `attributes required: [${missing.join(', ')}]`,
    );
  const username = socialUsername(provider, claims);
  const existing = await pool.users.get(username);
  if (!existing) {
    // If first sign-ins run concurrently, only one creates the user.
    await pool.users.addExternal(newSocialUser(pool, username, provider, claims));
    return username;
  }
  if (!existing.enabled)
    throw new AuthorizationError(request, 'invalid_request', 'User is not enabled');
  await pool.users.update(username, (before) => ({
    ...before,
    attributes: { ...before.attributes, ...mapped },
  }));
  return username;
}

/** Returns Cognito's group for a provider's users, for example '<pool id>_Google'. */
function providerGroup({ id }: Pick<UserPoolDefinition, 'id'>, provider: string): string {
  return `${id}_${provider}`;
}

/** Returns the pool's definition with the groups that Cognito adds for its providers. */
export function withProviderGroups(definition: UserPoolDefinition): UserPoolDefinition {
  const groups = definition.identityProviders.map(({ name }) => ({
    name: providerGroup(definition, name),
  }));
  return { ...definition, groups: [...definition.groups, ...groups] };
}

/** Returns a user's `identities` attribute as Cognito does. It is empty for password users. */
export function identitiesOf({ external, created }: Pick<User, 'external' | 'created'>) {
  if (!external) return [];
  return [
    {
      userId: external.userId,
      providerName: external.provider,
      providerType: external.providerType,
      issuer: null,
      primary: true,
      dateCreated: Date.parse(created),
    },
  ];
}
