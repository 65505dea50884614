import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { assertFlowEnabled, requireClient } from '../clients';
import { missingParameter, unsupportedChallenge, unsupportedFlow } from '../errors';
import { clientIdInput, sessionInput, stringMapInput } from '../input';
import type { UserPool } from '../pool';
import { answerNewPassword } from '../sign-in/answer-new-password';
import { answerPassword, userPasswordAuth, userSrpAuth } from '../sign-in/password';
import { answerFactor, answerFactorChoice, answerMfaSetup } from '../sign-in/second-factor';

const initiation = v.object({
  ClientId: clientIdInput,
  AuthFlow: v.string(),
  AuthParameters: stringMapInput,
});

const response = v.object({
  ClientId: clientIdInput,
  ChallengeName: v.string(),
  Session: v.optional(sessionInput),
  ChallengeResponses: stringMapInput,
});

const flows = { USER_SRP_AUTH: userSrpAuth, USER_PASSWORD_AUTH: userPasswordAuth };

/** The operations of a sign-in. */
export const signInOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Starts a sign-in with one of two flows. */
  InitiateAuth: operation(initiation, async ({ ClientId, AuthFlow, AuthParameters }) => {
    const client = requireClient(pool.definition, ClientId);
    if (AuthFlow !== 'USER_SRP_AUTH' && AuthFlow !== 'USER_PASSWORD_AUTH')
      throw unsupportedFlow(AuthFlow);
    assertFlowEnabled(client, AuthFlow);
    return flows[AuthFlow](pool, client, AuthParameters);
  }),

  /** Advances a sign-in to its next step. */
  RespondToAuthChallenge: operation(response, async (request) => {
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
  }),
});
