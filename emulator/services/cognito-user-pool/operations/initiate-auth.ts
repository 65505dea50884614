import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertFlowEnabled, requireClient } from '../clients';
import { unsupportedFlow } from '../errors';
import { clientIdInput, stringMapInput } from '../input';
import type { UserPool } from '../pool';
import { userPasswordAuth } from '../sign-in/user-password-auth';
import { userSrpAuth } from '../sign-in/user-srp-auth';

const input = v.object({
  ClientId: clientIdInput,
  AuthFlow: v.string(),
  AuthParameters: stringMapInput,
});

/** InitiateAuth: starts a sign-in with one of two flows. */
export const initiateAuth = (pool: UserPool) =>
  operation(input, async ({ ClientId, AuthFlow, AuthParameters }) => {
    const client = requireClient(pool.definition, ClientId);
    switch (AuthFlow) {
      case 'USER_SRP_AUTH':
        assertFlowEnabled(client, AuthFlow);
        return userSrpAuth(pool, client, AuthParameters);
      case 'USER_PASSWORD_AUTH':
        assertFlowEnabled(client, AuthFlow);
        return userPasswordAuth(pool, client, AuthParameters);
      default:
        throw unsupportedFlow(AuthFlow);
    }
  });
