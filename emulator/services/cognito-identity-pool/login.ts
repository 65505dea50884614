import { decodeJwt } from 'jose';
import { InvalidTokenError, type TokenRefusal, type VerifiedToken } from '../../core/identity';
import { invalidLogin, unsupportedProvider } from './errors';
import type { IdentityPool } from './operations';

/** ID tokens by provider name. */
export type Logins = Readonly<Record<string, string>>;

/** Verifies a request's login. Returns undefined for a guest. Throws NotAuthorizedException. */
export async function verifyLogin(
  pool: IdentityPool,
  logins: Logins,
): Promise<VerifiedToken | undefined> {
  const [login, ...others] = Object.entries(logins);
  if (!login) return undefined;
  const [providerName, token] = login;
  const providers = pool.definition.providers.filter((each) => each.providerName === providerName);
  if (others.length > 0 || providers.length === 0) throw unsupportedProvider();
  const verified = await verify(pool, token);
  if (verified.issuer !== `https://${providerName}`)
    throw invalidLogin("Issuer doesn't match providerName");
  if (!providers.some(({ clientId }) => clientId === verified.clientId))
    throw invalidLogin('Incorrect token audience.');
  return verified;
}

async function verify({ tokens, clock }: IdentityPool, token: string): Promise<VerifiedToken> {
  try {
    return await tokens.verify(token, 'id');
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw invalidLogin(reasonOf(error.refusal, token, clock.now()));
  }
}

function reasonOf(refusal: TokenRefusal, token: string, now: Date): string {
  if (refusal === 'malformed') return 'Not a valid OpenId Connect identity token.';
  if (refusal === 'signature') return "Couldn't verify signed token.";
  if (refusal === 'expired')
    return `Token expired: ${Math.floor(now.getTime() / 1000)} >= ${decodeJwt(token).exp}`;
  return 'Token has been revoked.';
}
