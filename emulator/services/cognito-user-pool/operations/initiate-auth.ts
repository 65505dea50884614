import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { clientIdInput, stringMapInput } from '../input';
import type { UserPool } from '../pool';
import { initiate } from '../sign-in/initiate';

const input = v.object({
  ClientId: clientIdInput,
  AuthFlow: v.string(),
  AuthParameters: stringMapInput,
});

/** InitiateAuth: starts a sign-in. */
export const initiateAuth = (pool: UserPool) =>
  operation(input, async ({ ClientId, AuthFlow, AuthParameters }) => {
    const client = requireClient(pool.definition, ClientId);
    return initiate(pool, client, AuthFlow, AuthParameters);
  });
