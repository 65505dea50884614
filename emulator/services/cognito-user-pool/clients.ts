import type { UserPoolClientDefinition, UserPoolDefinition } from '../../assembly/definition';
import { flowNotEnabled, unknownClient } from './errors';

/** What Cognito allows a client whose definition names no flows. */
const defaultFlows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

/** The app client of an id. Throws ResourceNotFoundException. */
export function clientOf(
  definition: Pick<UserPoolDefinition, 'clients'>,
  clientId: string,
): UserPoolClientDefinition {
  const client = definition.clients.find(({ id }) => id === clientId);
  if (!client) throw unknownClient(clientId);
  return client;
}

/** Throws `error`, by default Cognito's, when the client may not use the flow. */
export function assertFlowEnabled(
  client: Pick<UserPoolClientDefinition, 'explicitAuthFlows'>,
  flow: string,
  error: Error = flowNotEnabled(flow),
): void {
  const flows = client.explicitAuthFlows.length > 0 ? client.explicitAuthFlows : defaultFlows;
  // Older definitions name flows without 'ALLOW_'.
  if (!flows.includes(`ALLOW_${flow}`) && !flows.includes(flow)) throw error;
}
