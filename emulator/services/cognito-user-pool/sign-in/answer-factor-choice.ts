import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { factorNotSetUp } from '../errors';
import type { UserPool } from '../pool';
import { usableFactors } from '../state/mfa-settings';
import { askForFactor } from './after-password';
import { userOf } from './answer-factor';
import { required, type SignInStep } from './steps';

export type AnswerFactorChoiceParts = Pick<UserPool, 'challenges' | 'users' | 'mfa' | 'delivery'>;

/** SELECT_MFA_TYPE: goes on with the factor that the user chose. */
export async function answerFactorChoice(
  pool: AnswerFactorChoiceParts,
  client: UserPoolClientDefinition,
  session: string,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const choice = required(responses, 'ANSWER');
  const expected = { challenge: 'SELECT_MFA_TYPE', clientId: client.id } as const;
  return pool.challenges.redeem(session, expected, async (challenge) => {
    const user = await userOf(pool, challenge);
    const offered = usableFactors(await pool.mfa.read(), user.factors);
    const factor = offered.find((one) => one === choice);
    if (factor === undefined) throw factorNotSetUp(choice);
    return askForFactor(pool, client, user, factor);
  });
}
