import * as v from 'valibot';
import type { IdentityPoolDefinition } from '../../assembly/definition';
import { operation } from '../../core/aws-json';
import type { Clock } from '../../core/clock';
import type { Iam, TokenVerifier, IssuedCredentials, VerifiedToken } from '../../core/identity';
import { unknownPool, forbiddenIdentity, loginsMismatch, unknownIdentity } from './errors';
import type { Identities, Identity } from './identities';
import { verifyLogin } from './login';

/** The identity pool's components; each operation declares the ones it needs. */
export interface IdentityPool {
  definition: IdentityPoolDefinition;
  clock: Clock;
  identities: Identities;
  tokens: TokenVerifier;
  iam: Pick<Iam, 'issue'>;
}

const getIdInput = v.object({
  IdentityPoolId: v.string(),
  Logins: v.optional(v.record(v.string(), v.string()), {}),
});

/** GetId: returns the user's identity, or a new one for a guest. */
export const getId = (pool: IdentityPool) =>
  operation(getIdInput, async ({ IdentityPoolId, Logins }) => {
    const { definition, identities } = pool;
    if (IdentityPoolId !== definition.id) throw unknownPool(IdentityPoolId);
    const login = await verifyLogin(pool, Logins);
    const identity = await (login ? identities.forUser(login.sub) : identities.createGuest());
    return { IdentityId: identity.id };
  });

const getCredentialsInput = v.object({
  IdentityId: v.string(),
  Logins: v.optional(v.record(v.string(), v.string()), {}),
});

/** GetCredentialsForIdentity: issues one-hour credentials for the role of the user's first group, of users or of guests. */
export const getCredentialsForIdentity = (pool: IdentityPool) =>
  operation(getCredentialsInput, async ({ IdentityId, Logins }) => {
    const requested = await pool.identities.get(IdentityId);
    if (!requested) throw unknownIdentity(IdentityId);
    const login = await verifyLogin(pool, Logins);
    const identity = login ? await userIdentity(pool, requested, login) : guestIdentity(requested);
    const { definition, iam } = pool;
    const credentials = await iam.issue({
      roleArn: login
        ? (login.preferredRole ?? definition.authenticatedRoleArn)
        : definition.unauthenticatedRoleArn,
      identityPoolId: definition.id,
      identityId: identity.id,
      authenticated: login !== undefined,
      ...(login ? { sub: login.sub } : {}),
    });
    return { IdentityId: identity.id, Credentials: credentialsView(credentials) };
  });

/** A guest identity becomes the user's at sign-in, unless the user already has one. */
async function userIdentity(
  { identities }: IdentityPool,
  identity: Identity,
  login: VerifiedToken,
): Promise<Identity> {
  if (identity.sub === login.sub) return identity;
  if (identity.sub !== undefined) throw loginsMismatch();
  return identities.forUser(login.sub, identity);
}

function guestIdentity(identity: Identity): Identity {
  if (identity.sub !== undefined) throw forbiddenIdentity(identity.id);
  return identity;
}

function credentialsView(credentials: IssuedCredentials) {
  return {
    AccessKeyId: credentials.accessKeyId,
    SecretKey: credentials.secretAccessKey,
    SessionToken: credentials.sessionToken,
    Expiration: credentials.expiration.getTime() / 1000,
  };
}
