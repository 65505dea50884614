import { assertFlowEnabled, type Client } from '../clients';
import { unsupportedFlow } from '../errors';
import type { UserPool } from '../pool';
import type { SignInStep } from './steps';
import { userPasswordAuth } from './user-password-auth';
import { userSrpAuth } from './user-srp-auth';

/** Starts a sign-in with one of InitiateAuth's flows. */
export async function initiate(
  pool: UserPool,
  client: Client,
  flow: string,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  switch (flow) {
    case 'USER_SRP_AUTH':
      assertFlowEnabled(client, flow);
      return userSrpAuth(pool, client, parameters);
    case 'USER_PASSWORD_AUTH':
      assertFlowEnabled(client, flow);
      return userPasswordAuth(pool, client, parameters);
    default:
      throw unsupportedFlow(flow);
  }
}
