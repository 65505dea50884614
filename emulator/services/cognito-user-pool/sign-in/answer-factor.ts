import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { invalidSession, userDisabled, wrongFactorCode } from '../errors';
import { useTotpCode } from '../mfa/software-token';
import type { UserPool } from '../pool';
import { wrongCodes } from '../state/attempt-limits';
import type { ChallengeSession } from '../state/challenge-sessions';
import { sameSecret } from '../state/secrets';
import type { Factor, User } from '../state/user';
import { finish, required, type SignInStep } from './steps';

export type AnswerFactorParts = Pick<
  UserPool,
  'challenges' | 'users' | 'tokens' | 'limits' | 'clock'
>;

/** SMS_MFA and SOFTWARE_TOKEN_MFA: checks the second factor's code; a mistyped one may be retyped. */
export async function answerFactor(
  pool: AnswerFactorParts,
  client: UserPoolClientDefinition,
  factor: Factor,
  session: string,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const code = required(responses, `${factor}_CODE`);
  const expected = { challenge: factor, clientId: client.id };
  return pool.challenges.redeem(session, expected, async (challenge) => {
    const user = await userOf(pool, challenge);
    await pool.limits.attempt(
      `factor/${user.username}`,
      wrongCodes,
      () => isRightCode(pool, user, challenge, code),
      wrongFactorCode,
    );
    return finish(pool, client, user);
  });
}

/** The account of a sign-in under way. Throws when it was deleted or disabled meanwhile. */
export async function userOf(
  { users }: Pick<UserPool, 'users'>,
  { username }: Pick<ChallengeSession, 'username'>,
): Promise<User> {
  const user = await users.get(username);
  if (!user) throw invalidSession();
  if (!user.enabled) throw userDisabled();
  return user;
}

async function isRightCode(
  pool: Pick<UserPool, 'users' | 'clock'>,
  user: User,
  challenge: ChallengeSession,
  code: string,
): Promise<boolean> {
  if (challenge.challenge === 'SMS_MFA')
    return challenge.code !== undefined && sameSecret(code, challenge.code);
  return useTotpCode(pool, user.username, code);
}
