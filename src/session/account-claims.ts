import * as v from 'valibot';
import { isSameAddress } from '@/domain/email-address';
import type { Account } from './session';

const AccessClaims = v.object({
  sub: v.string(),
  'cognito:groups': v.optional(v.array(v.string()), []),
});

const IdClaims = v.object({
  email: v.optional(v.string(), ''),
  identities: v.optional(v.unknown()),
  'custom:eula': v.optional(v.string()),
});

/** The decoded tokens of a session, as Amplify gives them, and what was typed to sign in. */
export interface SessionClaims {
  readonly access: unknown;
  readonly id: unknown;
  readonly loginId?: string | undefined;
}

/**
 * The account that the tokens describe, or undefined when they are not a user pool's. Admin is
 * membership of the Admin group in the *access* token (spec §6). A social account without the
 * licence acknowledgement still owes it (D6).
 */
export function accountFrom({ access, id, loginId }: SessionClaims): Account | undefined {
  const rights = v.safeParse(AccessClaims, access);
  const person = v.safeParse(IdClaims, id ?? {});
  if (!rights.success || !person.success) return undefined;
  const { email } = person.output;
  const owesLicence =
    person.output.identities !== undefined && person.output['custom:eula'] !== 'yes';
  return {
    id: rights.output.sub,
    email,
    loginId: currentLoginId(loginId, email),
    isAdmin: rights.output['cognito:groups'].includes('Admin'),
    ...(owesLicence && { owesLicence }),
  };
}

// An address that was typed to sign in is no longer the login id once the email has been changed.
function currentLoginId(typed: string | undefined, email: string): string {
  if (typed === undefined) return email;
  const isFormer = email !== '' && typed.includes('@') && !isSameAddress(typed, email);
  return isFormer ? email : typed;
}
