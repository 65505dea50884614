import type { UserPoolClientDefinition, UserPoolDefinition } from '../../assembly/definition';
import { flowNotEnabled, unknownClient } from './errors';

/** Cognito's default for a client that defines no flows. */
const defaultFlows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

/** The app client of a request. */
export type Client = UserPoolClientDefinition;

/** Returns the app client with this ID. Throws ResourceNotFoundException. */
export function requireClient(
  definition: Pick<UserPoolDefinition, 'clients'>,
  clientId: string,
): Client {
  const client = definition.clients.find(({ id }) => id === clientId);
  if (!client) throw unknownClient(clientId);
  return client;
}

/** Throws InvalidParameterException if the client may not use the auth flow. */
export function assertFlowEnabled(
  client: Pick<UserPoolClientDefinition, 'explicitAuthFlows'>,
  flow: string,
): void {
  const flows = client.explicitAuthFlows.length > 0 ? client.explicitAuthFlows : defaultFlows;
  // Legacy definitions omit the 'ALLOW_' prefix.
  if (!flows.includes(`ALLOW_${flow}`) && !flows.includes(flow)) throw flowNotEnabled(flow);
}
