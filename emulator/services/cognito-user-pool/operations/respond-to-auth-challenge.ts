import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { clientIdInput, sessionInput, stringMapInput } from '../input';
import type { UserPool } from '../pool';
import { respond } from '../sign-in/respond';

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
    const { ChallengeName, Session, ChallengeResponses } = request;
    return respond(pool, client, ChallengeName, Session, ChallengeResponses);
  });
