import { assertFlowEnabled, type Client } from '../clients';
import { adminFlowNotEnabled, unsupportedFlow } from '../errors';
import type { UserPool } from '../pool';
import type { AfterPasswordDependencies } from './after-password';
import { customAuth } from './custom-auth';
import { refreshTokens } from './refresh-tokens';
import { requireParameter, type SignInStep } from './steps';
import { userPasswordAuth } from './user-password-auth';
import { userSrpAuth } from './user-srp-auth';

export type InitiateDependencies = AfterPasswordDependencies &
  Pick<
    UserPool,
    'definition' | 'users' | 'passwords' | 'lockout' | 'families' | 'simulate' | 'triggers'
  >;

/** Starts a sign-in with one of the flows that InitiateAuth and AdminInitiateAuth share. */
export async function initiate(
  pool: InitiateDependencies,
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
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      assertFlowEnabled(client, 'REFRESH_TOKEN_AUTH');
      return {
        AuthenticationResult: await refreshTokens(
          pool,
          client,
          requireParameter(parameters, 'REFRESH_TOKEN'),
        ),
        ChallengeParameters: {},
      };
    case 'CUSTOM_AUTH':
      assertFlowEnabled(client, flow);
      return customAuth(pool, client, parameters);
    default:
      throw unsupportedFlow(flow);
  }
}

/** Like `initiate`, plus the admin-only flows. */
export async function initiateAsAdministrator(
  pool: InitiateDependencies,
  client: Client,
  flow: string,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  if (flow !== 'ADMIN_USER_PASSWORD_AUTH' && flow !== 'ADMIN_NO_SRP_AUTH')
    return initiate(pool, client, flow, parameters);
  assertFlowEnabled(client, flow, adminFlowNotEnabled());
  return userPasswordAuth(pool, client, parameters);
}
