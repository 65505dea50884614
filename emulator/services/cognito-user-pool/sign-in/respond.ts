import type { Client } from '../clients';
import { missingParameter, unsupportedChallenge } from '../errors';
import { answerFactor } from './answer-factor';
import { answerFactorChoice } from './answer-factor-choice';
import { answerMfaSetup } from './answer-mfa-setup';
import { answerNewPassword } from './answer-new-password';
import { answerPassword } from './answer-password';
import type { SignInStep } from './steps';
import type { UserPool } from '../pool';

/** Handles the client's answer to a challenge and returns the next step. */
export async function respond(
  pool: UserPool,
  client: Client,
  challenge: string,
  session: string | undefined,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  if (challenge === 'PASSWORD_VERIFIER') return answerPassword(pool, client, responses);
  if (session === undefined) throw missingParameter('Session');
  switch (challenge) {
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(pool, client, session, responses);
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
      return answerFactor(pool, client, challenge, session, responses);
    case 'SELECT_MFA_TYPE':
      return answerFactorChoice(pool, client, session, responses);
    case 'MFA_SETUP':
      return answerMfaSetup(pool, client, session);
    default:
      throw unsupportedChallenge(challenge);
  }
}
