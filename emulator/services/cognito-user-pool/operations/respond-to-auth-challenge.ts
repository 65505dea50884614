import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { clientOf } from '../clients';
import { clientIdInput, sessionInput, textMapInput } from '../input';
import type { UserPool } from '../pool';
import { respond, type RespondParts } from '../sign-in/respond';

const input = v.object({
  ClientId: clientIdInput,
  ChallengeName: v.string(),
  Session: v.optional(sessionInput),
  ChallengeResponses: textMapInput,
});

/** RespondToAuthChallenge: the next step of a sign-in. */
export const respondToAuthChallenge = (pool: Pick<UserPool, 'definition'> & RespondParts) =>
  operation(input, async ({ ClientId, ChallengeName, Session, ChallengeResponses }) =>
    respond(pool, clientOf(pool.definition, ClientId), ChallengeName, Session, ChallengeResponses),
  );
