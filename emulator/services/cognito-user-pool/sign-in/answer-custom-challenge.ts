import type { Client } from '../clients';
import { invalidSession } from '../errors';
import { runVerifyAuthChallengeResponse } from '../triggers/auth-challenge';
import { continueCustomAuth, type CustomAuthDependencies } from './custom-auth';
import { requireParameter, type SignInStep } from './steps';

/** CUSTOM_CHALLENGE: has the triggers verify the answer and define the next step. */
export async function answerCustomChallenge(
  pool: CustomAuthDependencies,
  client: Client,
  session: string,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const answer = requireParameter(responses, 'ANSWER');
  const expected = { challenge: 'CUSTOM_CHALLENGE', clientId: client.id, once: true } as const;
  return pool.challenges.redeem(session, expected, async ({ username, custom }) => {
    if (!custom) throw invalidSession();
    const { results, privateParameters, metadata } = custom;
    const signIn = { username, user: await pool.users.get(username), results };
    const given = { privateParameters, answer };
    const result = {
      challengeName: 'CUSTOM_CHALLENGE',
      challengeResult: await runVerifyAuthChallengeResponse(pool, client, signIn, given),
      challengeMetadata: metadata,
    };
    return continueCustomAuth(pool, client, { ...signIn, results: [...results, result] });
  });
}
