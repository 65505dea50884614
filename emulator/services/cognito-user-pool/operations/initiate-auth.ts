import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { clientOf } from '../clients';
import { clientIdInput, textMapInput } from '../input';
import type { UserPool } from '../pool';
import { initiate, type InitiateParts } from '../sign-in/initiate';

const input = v.object({
  ClientId: clientIdInput,
  AuthFlow: v.string(),
  AuthParameters: textMapInput,
});

/** InitiateAuth: starts a sign-in, or refreshes tokens. */
export const initiateAuth = (pool: Pick<UserPool, 'definition'> & InitiateParts) =>
  operation(input, async ({ ClientId, AuthFlow, AuthParameters }) =>
    initiate(pool, clientOf(pool.definition, ClientId), AuthFlow, AuthParameters),
  );
