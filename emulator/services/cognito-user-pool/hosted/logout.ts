import type { UserPoolDefinition } from '../../../assembly/definition';
import type { WireResponse } from '../../../core/wire';
import { redirect } from './responses';
import { BadRequestError } from './errors';

/** /logout: redirects to one of the client's sign-out URLs. Throws BadRequestError. */
export function logout(
  { clients }: Pick<UserPoolDefinition, 'clients'>,
  query: URLSearchParams,
): WireResponse {
  const client = clients.find(({ id }) => id === query.get('client_id'));
  if (!client) throw new BadRequestError('The client_id does not match an app client.');
  const logoutUri = query.get('logout_uri') ?? '';
  if (!client.oauth.logoutUrls.includes(logoutUri))
    throw new BadRequestError(
      `The logout_uri '${logoutUri}' is not among the client's sign-out URLs.`,
    );
  return redirect(logoutUri);
}
