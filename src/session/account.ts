import * as v from 'valibot';
import { isSameAddress } from '@/domain/email-address';
import { adminGroup } from '@/definition';

/** The signed-in account, as described by its tokens (spec §4, §6). */
export interface Account {
  /** The token's `sub`; also the ID of the account's profile (D9). */
  readonly id: string;
  readonly email: string;
  /** The name the user signed in with; its first letter is the avatar (spec §2.4). */
  readonly loginId: string;
  /** Whether the access token lists the Admin group (spec §6). */
  readonly isAdmin: boolean;
  /** The provider that signs a social account in, such as 'Google'; the account has no password here (D40). */
  readonly provider?: string;
  /** Set for a social account that hasn't accepted the license yet; /completesignup asks it to (D6). */
  readonly mustAcceptLicense?: true;
}

const AccessClaims = v.object({
  sub: v.string(),
  'cognito:groups': v.optional(v.array(v.string()), []),
});

const Identities = v.array(v.object({ providerName: v.string() }));

/** Cognito's names for providers that people know by other names. */
const PROVIDERS: Readonly<Record<string, string>> = {
  LoginWithAmazon: 'Amazon',
  SignInWithApple: 'Apple',
};

const IdClaims = v.object({
  email: v.optional(v.string(), ''),
  identities: v.optional(v.fallback(Identities, [])),
  'custom:eula': v.optional(v.string()),
});

/** A session's decoded tokens, plus the name typed to sign in. */
interface SessionClaims {
  readonly access: unknown;
  readonly id: unknown;
  readonly loginId?: string | undefined;
}

/**
 * Returns the account that the tokens describe, or undefined if they aren't from a user pool. Admins have the Admin
 * group in their *access* token (spec §6). A social account must still accept the license unless its ID token says that
 * it has (D6).
 */
export function accountFrom({ access, id, loginId }: SessionClaims): Account | undefined {
  const accessClaims = v.safeParse(AccessClaims, access);
  const idClaims = v.safeParse(IdClaims, id ?? {});
  if (!accessClaims.success || !idClaims.success) return undefined;
  const { email, identities, 'custom:eula': license } = idClaims.output;
  const mustAcceptLicense = identities !== undefined && license !== 'yes';
  return {
    id: accessClaims.output.sub,
    email,
    loginId: currentLoginId(loginId, email),
    isAdmin: accessClaims.output['cognito:groups'].includes(adminGroup),
    ...(identities && { provider: providerOf(identities) }),
    ...(mustAcceptLicense && { mustAcceptLicense }),
  };
}

function providerOf([first]: v.InferOutput<typeof Identities>): string {
  const name = first?.providerName ?? 'another site';
  return PROVIDERS[name] ?? name;
}

// Once the email address has changed, the one typed at sign-in is no longer the login ID.
function currentLoginId(typed: string | undefined, email: string): string {
  if (typed === undefined) return email;
  const isFormer = email !== '' && typed.includes('@') && !isSameAddress(typed, email);
  return isFormer ? email : typed;
}
