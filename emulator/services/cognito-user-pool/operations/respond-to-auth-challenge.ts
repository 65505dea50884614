import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { missingParameter, unsupportedChallenge } from '../errors';
import { clientIdInput, sessionInput, stringMapInput } from '../input';
import type { UserPool } from '../pool';
import { answerFactor } from '../sign-in/answer-factor';
import { answerFactorChoice } from '../sign-in/answer-factor-choice';
import { answerMfaSetup } from '../sign-in/answer-mfa-setup';
import { answerNewPassword } from '../sign-in/answer-new-password';
import { answerPassword } from '../sign-in/answer-password';

const input = v.object({
  ClientId: clientIdInput,
  ChallengeName: v.string(),
  Session: v.optional(sessionInput),
  ChallengeResponses: stringMapInput,
});

/** RespondToAuthChallenge: advances a sign-in to its next step. */
export const respondToAuthChallenge = (pool: UserPool) =>
  operation(input, async (request) => {
    const client = requireClient(pool.definition, request.ClientId);
    const { ChallengeName: challenge, Session: session, ChallengeResponses: responses } = request;
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
  });
