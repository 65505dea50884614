import type { Client } from '../clients';
import { invalidSession } from '../errors';
import type { UserPool } from '../pool';
import { activeUser } from './answer-factor';
import { completeSignIn, type SignInStep } from './steps';

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
