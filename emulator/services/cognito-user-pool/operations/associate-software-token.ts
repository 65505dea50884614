import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { missingParameter, softwareTokenDisabled } from '../errors';
import { sessionInput } from '../input';
import { newTotpSecret } from '../mfa/totp';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: v.optional(v.string()),
  Session: v.optional(sessionInput),
});

type Dependencies = Pick<UserPool, 'inspector' | 'users' | 'challenges' | 'mfa'>;

/** AssociateSoftwareToken: returns a secret for an authenticator app, for a signed-in user or during sign-in. */
export const associateSoftwareToken = (pool: Dependencies) =>
  operation(input, async ({ AccessToken, Session }) => {
    const { factors } = await pool.mfa.read();
    if (!factors.includes('SOFTWARE_TOKEN_MFA')) throw softwareTokenDisabled();
    if (AccessToken !== undefined) return forCaller(pool, AccessToken);
    if (Session !== undefined) return inSignIn(pool, Session);
    throw missingParameter('AccessToken');
  });

async function forCaller(pool: Dependencies, accessToken: string) {
  const { user } = await authenticateCaller(pool, accessToken);
  const secret = newTotpSecret();
  await pool.users.update(user.username, (before) => ({ ...before, pendingSoftwareToken: secret }));
  return { SecretCode: secret };
}

async function inSignIn({ challenges }: Dependencies, session: string) {
  const secret = newTotpSecret();
  const softwareToken = { secret, verified: false };
  const next = await challenges.redeem(session, { challenge: 'MFA_SETUP' }, (challenge) =>
    challenges.create({ ...challenge, softwareToken }),
  );
  return { SecretCode: secret, Session: next };
}
