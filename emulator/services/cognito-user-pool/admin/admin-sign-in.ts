import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { requireClient } from '../clients';
import {
  clientIdInput,
  clientMetadataInput,
  poolInput,
  sessionInput,
  stringMapInput,
} from '../input';
import type { UserPool } from '../pool';
import { initiateAsAdministrator, type InitiateDependencies } from '../sign-in/initiate';
import { respond, type RespondDependencies } from '../sign-in/respond';

const initiateInput = v.object({
  ...poolInput,
  ClientId: clientIdInput,
  AuthFlow: v.string(),
  AuthParameters: stringMapInput,
  ClientMetadata: clientMetadataInput,
});

const respondInput = v.object({
  ...poolInput,
  ClientId: clientIdInput,
  ChallengeName: v.string(),
  Session: v.optional(sessionInput),
  ChallengeResponses: stringMapInput,
  ClientMetadata: clientMetadataInput,
});

/** AdminInitiateAuth: InitiateAuth plus ADMIN_USER_PASSWORD_AUTH, if the client allows it. */
export const adminInitiateAuth = (pool: Pick<UserPool, 'definition'> & InitiateDependencies) =>
  operation(initiateInput, async (request) => {
    assertPool(pool, request.UserPoolId);
    const client = requireClient(pool.definition, request.ClientId, request.ClientMetadata);
    return initiateAsAdministrator(pool, client, request.AuthFlow, request.AuthParameters);
  });

/** AdminRespondToAuthChallenge: same as RespondToAuthChallenge. */
export const adminRespondToAuthChallenge = (
  pool: Pick<UserPool, 'definition'> & RespondDependencies,
) =>
  operation(respondInput, async (request) => {
    assertPool(pool, request.UserPoolId);
    const client = requireClient(pool.definition, request.ClientId, request.ClientMetadata);
    const { ChallengeName, Session, ChallengeResponses } = request;
    return respond(pool, client, ChallengeName, Session, ChallengeResponses);
  });
