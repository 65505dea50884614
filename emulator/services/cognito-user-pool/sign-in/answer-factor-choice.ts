import type { Client } from '../clients';
import { factorNotSetUp } from '../errors';
import type { UserPool } from '../pool';
import { usableFactors } from '../state/mfa-settings';
import { challengeFactor } from './after-password';
import { activeUser } from './answer-factor';
import { requireParameter, type SignInStep } from './steps';

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
    const factor = offered.find((one) => one === choice);
    if (factor === undefined) throw factorNotSetUp(choice);
    return challengeFactor(pool, client, user, factor);
  });
}
