import type { UserPoolClientDefinition, UserPoolDefinition } from '../../assembly/definition';
import { flowNotEnabled, unknownClient } from './errors';

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
  if (!client.explicitAuthFlows.includes(`ALLOW_${flow}`)) throw flowNotEnabled(flow);
}
