import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { invalidSession } from '../errors';
import type { UserPool } from '../pool';
import { userOf } from './answer-factor';
import { finish, type SignInStep } from './steps';

export type AnswerMfaSetupParts = Pick<UserPool, 'challenges' | 'users' | 'tokens'>;

/** MFA_SETUP: goes on once AssociateSoftwareToken and VerifySoftwareToken were done in the session. */
export async function answerMfaSetup(
  pool: AnswerMfaSetupParts,
  client: UserPoolClientDefinition,
  session: string,
): Promise<SignInStep> {
  const expected = { challenge: 'MFA_SETUP', clientId: client.id } as const;
  return pool.challenges.redeem(session, expected, async (challenge) => {
    if (!challenge.softwareToken?.verified) throw invalidSession();
    return finish(pool, client, await userOf(pool, challenge));
  });
}
