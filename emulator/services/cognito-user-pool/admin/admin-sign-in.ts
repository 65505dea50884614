import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { clientOf } from '../clients';
import { clientIdInput, poolInput, sessionInput, textMapInput } from '../input';
import type { UserPool } from '../pool';
import { initiateAsAdministrator, type InitiateParts } from '../sign-in/initiate';
import { respond, type RespondParts } from '../sign-in/respond';

const initiateInput = v.object({
  ...poolInput,
  ClientId: clientIdInput,
  AuthFlow: v.string(),
  AuthParameters: textMapInput,
});

const respondInput = v.object({
  ...poolInput,
  ClientId: clientIdInput,
  ChallengeName: v.string(),
  Session: v.optional(sessionInput),
  ChallengeResponses: textMapInput,
});

/** AdminInitiateAuth: as InitiateAuth, with ADMIN_USER_PASSWORD_AUTH where the client allows it. */
export const adminInitiateAuth = (pool: Pick<UserPool, 'definition'> & InitiateParts) =>
  operation(initiateInput, async ({ UserPoolId, ClientId, AuthFlow, AuthParameters }) => {
    assertPool(pool, UserPoolId);
    const client = clientOf(pool.definition, ClientId);
    return initiateAsAdministrator(pool, client, AuthFlow, AuthParameters);
  });

/** AdminRespondToAuthChallenge: as RespondToAuthChallenge. */
export const adminRespondToAuthChallenge = (pool: Pick<UserPool, 'definition'> & RespondParts) =>
  operation(respondInput, async (request) => {
    assertPool(pool, request.UserPoolId);
    const client = clientOf(pool.definition, request.ClientId);
    const { ChallengeName, Session, ChallengeResponses } = request;
    return respond(pool, client, ChallengeName, Session, ChallengeResponses);
  });
