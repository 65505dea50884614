import { createHash, randomUUID } from 'node:crypto';
import type { IdentityProviderDefinition } from '../../../assembly/definition';
import type { Client } from '../clients';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { runPostConfirmation, runPreSignUp } from '../triggers/sign-up';
import { providerGroup } from './provider-groups';

/** A provider's claims about a user who consented, by the provider's names. */
export type ProviderClaims = Readonly<Record<string, string>> & { readonly sub: string };

type Dependencies = Pick<UserPool, 'definition' | 'users' | 'clock' | 'schema' | 'triggers'>;

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

/**
 * Finds or creates the user for a provider's claims, as Cognito does: named '<provider>_<id>', a
 * member of the provider's group, with mapped attributes updated at each sign-in. Returns `missing`
 * if the provider did not share required attributes.
 */
export async function findOrCreateSocialUser(
  pool: Dependencies,
  provider: IdentityProviderDefinition,
  claims: ProviderClaims,
  client?: Client,
): Promise<{ user: User } | { missing: string[] }> {
  const mapped = mappedAttributes(provider, claims);
  const missing = pool.schema.missing(mapped);
  if (missing.length > 0) return { missing };
  const name = `${provider.name}_${claims.sub}`;
  const username = pool.definition.caseSensitive ? name : name.toLowerCase();
  if (!(await pool.users.get(username))) {
    const user = newSocialUser(pool, username, provider, claims.sub, mapped);
    await runPreSignUp(pool, user, { source: 'ExternalProvider', ...(client && { client }) });
    await pool.users.ensureExternal(username, () => user);
    await runPostConfirmation(pool, user, 'ConfirmSignUp', client);
  }
  return { user: await pool.users.update(username, (before) => withAttributes(before, mapped)) };
}

function newSocialUser(
  pool: Pick<Dependencies, 'definition' | 'clock'>,
  username: string,
  provider: IdentityProviderDefinition,
  userId: string,
  attributes: Record<string, string>,
): User {
  return {
    ...newUser({ username }, attributes, pool.clock.now()),
    status: 'EXTERNAL_PROVIDER',
    external: { sub: randomUUID(), provider: provider.name, providerType: provider.type, userId },
    groups: [providerGroup(pool.definition, provider.name)],
  };
}

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

function withAttributes(user: User, mapped: Record<string, string>): User {
  return { ...user, attributes: { ...user.attributes, ...mapped } };
}
