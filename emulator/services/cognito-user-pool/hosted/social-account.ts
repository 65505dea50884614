import { createHash, randomUUID } from 'node:crypto';
import type { IdentityProviderDefinition } from '../../../assembly/definition';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { providerGroup } from './provider-groups';

/** A provider's claims about a user who consented, by the provider's names. */
export type ProviderClaims = Readonly<Record<string, string>> & { readonly sub: string };

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
export function socialUsername(
  provider: Pick<IdentityProviderDefinition, 'name'>,
  claims: ProviderClaims,
): string {
  return `${provider.name}_${claims.sub}`.toLowerCase();
}

/** Returns a provider's new user, a member of the provider's group. */
export function newSocialUser(
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
export function mappedAttributes(
  { attributeMapping }: IdentityProviderDefinition,
  claims: ProviderClaims,
): Record<string, string> {
  const pairs = Object.entries(attributeMapping).flatMap(([attribute, claim]) => {
    const value = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
    return value === undefined || attribute === 'username' ? [] : [[attribute, value]];
  });
  return Object.fromEntries(pairs);
}
