import type { ApiRoute, GatewayApiDefinition } from '../../assembly/gateway-apis/definition';
import { routeName } from '../../assembly/gateway-apis/gateway-apis';
import type { WireResponse } from '../../core/wire';
import { json } from './json';

/** Returns the answer of a route that the emulator can't run. */
export function unsupportedRoute(
  { name }: Pick<GatewayApiDefinition, 'name'>,
  route: ApiRoute,
  reason: string,
): WireResponse {
  const message = `The emulator can't run the route ${routeName(route)} of the API ${name}, because ${reason}.`;
  return json(501, { message });
}
