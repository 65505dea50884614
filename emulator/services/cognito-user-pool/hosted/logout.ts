import type { UserPoolDefinition } from '../../../assembly/definition';
import type { WireResponse } from '../../../core/wire';
import { redirect } from './answers';
import { UnusableRequestError } from './refusals';

/** /logout: back to one of the client's own sign-out addresses. Throws UnusableRequestError. */
export function logout(
  { clients }: Pick<UserPoolDefinition, 'clients'>,
  query: URLSearchParams,
): WireResponse {
  const client = clients.find(({ id }) => id === query.get('client_id'));
  if (!client) throw new UnusableRequestError('The client_id is not that of an app client.');
  const address = query.get('logout_uri') ?? '';
  if (!client.oauth.logoutUrls.includes(address))
    throw new UnusableRequestError(
      `The logout_uri '${address}' is not among the client's sign-out URLs.`,
    );
  return redirect(address);
}
