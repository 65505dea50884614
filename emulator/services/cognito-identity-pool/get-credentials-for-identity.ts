import * as v from 'valibot';
import { operation } from '../../core/aws-json';
import type { IssuedCredentials, VerifiedToken } from '../../core/identity';
import { forbiddenIdentity, guestsNotAllowed, loginsMismatch, unknownIdentity } from './errors';
import type { Identity } from './identities';
import { verifyLogin } from './login';
import type { IdentityPool } from './pool';
import { roleOf } from './role';

const input = v.object({
  IdentityId: v.string(),
  Logins: v.optional(v.record(v.string(), v.string()), {}),
  CustomRoleArn: v.optional(v.string()),
});

/** GetCredentialsForIdentity: an hour's credentials for the account's role, or for guests'. */
export const getCredentialsForIdentity = (pool: IdentityPool) =>
  operation(input, async ({ IdentityId, Logins, CustomRoleArn }) => {
    const named = await pool.identities.get(IdentityId);
    if (!named) throw unknownIdentity(IdentityId);
    const login = await verifyLogin(pool, Logins);
    const identity = login ? await identityOf(pool, named, login) : guest(pool, named);
    const { definition, iam } = pool;
    const credentials = await iam.issue({
      roleArn: login ? roleOf(definition, login, CustomRoleArn) : definition.unauthenticatedRoleArn,
      identityPoolId: definition.id,
      identityId: identity.id,
      authenticated: login !== undefined,
      ...(login ? { sub: login.sub } : {}),
    });
    return { IdentityId: identity.id, Credentials: view(credentials) };
  });

/** A guest who signs in keeps the identity, or goes over to the one that the account has. */
async function identityOf(
  { identities }: Pick<IdentityPool, 'identities'>,
  named: Identity,
  login: VerifiedToken,
): Promise<Identity> {
  if (named.sub === login.sub) return named;
  if (named.sub !== undefined) throw loginsMismatch();
  return identities.ofAccount(login.sub, named);
}

function guest({ definition }: Pick<IdentityPool, 'definition'>, named: Identity): Identity {
  if (named.sub !== undefined) throw forbiddenIdentity(named.id);
  if (!definition.allowUnauthenticated) throw guestsNotAllowed();
  return named;
}

function view(credentials: IssuedCredentials) {
  return {
    AccessKeyId: credentials.accessKeyId,
    SecretKey: credentials.secretAccessKey,
    SessionToken: credentials.sessionToken,
    Expiration: credentials.expiration.getTime() / 1000,
  };
}
