import { constantTimeEqual } from '../../../core/constant-time-equal';
import type { Client } from '../clients';
import {
  invalidSession,
  mfaCodeMismatch,
  softwareTokenReused,
  userDisabled,
  factorNotSetUp,
} from '../errors';
import { matchingStep } from '../mfa/totp';
import type { UserPool } from '../pool';
import { wrongCodeLimit } from '../state/attempt-limits';
import type { ChallengeSession } from '../state/challenge-sessions';
import { usableFactors } from '../state/mfa-settings';
import type { Factor, User } from '../state/user';
import { challengeFactor } from './after-password';
import { completeSignIn, requireParameter, type SignInStep } from './steps';

/** SMS_MFA and SOFTWARE_TOKEN_MFA: verifies the code. A wrong code can be retried. */
export async function answerFactor(
  pool: UserPool,
  client: Client,
  factor: Factor,
  session: string,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const code = requireParameter(responses, `${factor}_CODE`);
  const expected = { challenge: factor, clientId: client.id };
  return pool.challenges.redeem(session, expected, async (challenge) => {
    const user = await activeUser(pool, challenge);
    await pool.limits.attempt(
      `factor/${user.username}`,
      wrongCodeLimit,
      () => verifyCode(pool, user, challenge, code),
      mfaCodeMismatch,
    );
    return completeSignIn(pool, client, user);
  });
}

/** Returns the user of a challenge. Throws NotAuthorizedException if the user has been deleted or disabled. */
async function activeUser(
  { users }: UserPool,
  { username }: Pick<ChallengeSession, 'username'>,
): Promise<User> {
  const user = await users.get(username);
  if (!user) throw invalidSession();
  if (!user.enabled) throw userDisabled();
  return user;
}

async function verifyCode(
  pool: UserPool,
  user: User,
  challenge: ChallengeSession,
  code: string,
): Promise<boolean> {
  if (challenge.challenge === 'SMS_MFA')
    return challenge.code !== undefined && constantTimeEqual(code, challenge.code);
  return consumeTotpCode(pool, user.username, code);
}

/** Throws ExpiredCodeException for a correct code that was used before. */
async function consumeTotpCode(
  { users, clock }: UserPool,
  username: string,
  code: string,
): Promise<boolean> {
  let isCorrect = false;
  await users.update(username, (user) => {
    const token = user.softwareToken;
    const step = token && matchingStep(token.secret, code, clock.now());
    if (!token || step === undefined) return user;
    if (step <= token.lastStep) throw softwareTokenReused();
    isCorrect = true;
    return { ...user, softwareToken: { ...token, lastStep: step } };
  });
  return isCorrect;
}

/** SELECT_MFA_TYPE: continues with the factor the user chose. */
export async function answerFactorChoice(
  pool: UserPool,
  client: Client,
  session: string,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const choice = requireParameter(responses, 'ANSWER');
  const expected = { challenge: 'SELECT_MFA_TYPE', clientId: client.id } as const;
  return pool.challenges.redeem(session, expected, async (challenge) => {
    const user = await activeUser(pool, challenge);
    const offered = usableFactors(await pool.mfa.read(), user.factors);
    const factor = offered.find((name) => name === choice);
    if (factor === undefined) throw factorNotSetUp(choice);
    return challengeFactor(pool, client, user, factor);
  });
}

/** MFA_SETUP: continues after AssociateSoftwareToken and VerifySoftwareToken in this session. */
export async function answerMfaSetup(
  pool: UserPool,
  client: Client,
  session: string,
): Promise<SignInStep> {
  const expected = { challenge: 'MFA_SETUP', clientId: client.id } as const;
  return pool.challenges.redeem(session, expected, async (challenge) => {
    if (!challenge.softwareToken?.verified) throw invalidSession();
    return completeSignIn(pool, client, await activeUser(pool, challenge));
  });
}
