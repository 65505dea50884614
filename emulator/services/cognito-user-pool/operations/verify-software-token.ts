import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { missingParameter, noSoftwareToken, softwareTokenMismatch } from '../errors';
import { codeInput, sessionInput } from '../input';
import { matchingStep } from '../mfa/totp';
import type { UserPool } from '../pool';
import { wrongCodeLimit } from '../state/attempt-limits';
import type { User } from '../state/user';

const input = v.object({
  AccessToken: v.optional(v.string()),
  Session: v.optional(sessionInput),
  UserCode: codeInput,
});

type Dependencies = Pick<UserPool, 'inspector' | 'users' | 'challenges' | 'limits' | 'clock'>;

/** VerifySoftwareToken: verifies the authenticator app's first code, then stores its secret. */
export const verifySoftwareToken = (pool: Dependencies) =>
  operation(input, async ({ AccessToken, Session, UserCode }) => {
    if (AccessToken !== undefined) return forCaller(pool, AccessToken, UserCode);
    if (Session !== undefined) return inSignIn(pool, Session, UserCode);
    throw missingParameter('AccessToken');
  });

async function forCaller(pool: Dependencies, accessToken: string, code: string) {
  const { user } = await authenticateCaller(pool, accessToken);
  const secret = user.pendingSoftwareToken;
  if (secret === undefined) throw noSoftwareToken();
  const lastStep = await verifiedStep(pool, user.username, secret, code);
  await pool.users.update(user.username, (before) => withToken(before, { secret, lastStep }));
  return { Status: 'SUCCESS' };
}

/** During a sign-in that requires MFA, verifying also turns the factor on. */
async function inSignIn(pool: Dependencies, session: string, code: string) {
  const { challenges, users } = pool;
  const next = await challenges.redeem(session, { challenge: 'MFA_SETUP' }, async (challenge) => {
    const secret = challenge.softwareToken?.secret;
    if (secret === undefined) throw noSoftwareToken();
    const lastStep = await verifiedStep(pool, challenge.username, secret, code);
    await users.update(challenge.username, (before) => ({
      ...withToken(before, { secret, lastStep }),
      factors: [...new Set([...before.factors, 'SOFTWARE_TOKEN_MFA' as const])],
    }));
    return challenges.create({ ...challenge, softwareToken: { secret, verified: true } });
  });
  return { Status: 'SUCCESS', Session: next };
}

function withToken(user: User, softwareToken: NonNullable<User['softwareToken']>): User {
  const { pendingSoftwareToken: _, ...rest } = user;
  return { ...rest, softwareToken };
}

async function verifiedStep(
  { limits, clock }: Dependencies,
  username: string,
  secret: string,
  code: string,
): Promise<number> {
  const step = matchingStep(secret, code, clock.now());
  await limits.attempt(
    `factor/${username}`,
    wrongCodeLimit,
    () => step !== undefined,
    softwareTokenMismatch,
  );
  if (step === undefined) throw softwareTokenMismatch();
  return step;
}
