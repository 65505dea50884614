import * as v from 'valibot';
import type { WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { redirect } from './responses';
import type { AuthorizationCodes } from './authorization-codes';
import type { AuthorizeRequest } from './authorize-request';
import { AuthorizationError, withQuery } from './errors';
import { findOrCreateSocialUser, simulatedClaims } from './social-account';

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

/**
 * /oauth2/idpresponse: handles the form of the provider's page and redirects to the application with
 * a code. Throws AuthorizationError.
 */
export async function idpResponse(
  pool: Pick<UserPool, 'definition' | 'users' | 'clock' | 'schema' | 'triggers'>,
  codes: AuthorizationCodes,
  request: AuthorizeRequest,
  form: URLSearchParams,
): Promise<WireResponse> {
  const fail = (code: string, description: string) =>
    new AuthorizationError(request, code, description);
  if (form.get('answer') !== 'allow') throw fail('access_denied', 'User denied access');
  const email = v.safeParse(emailSchema, form.get('email'));
  if (!email.success) throw fail('invalid_request', 'The email address is invalid');
  const claims = simulatedClaims(request.provider.name, email.output, form.get('share') !== 'no');
  const result = await findOrCreateSocialUser(pool, request.provider, claims, request.client);
  if ('missing' in result)
    throw fail('invalid_request', `attributes required: [${result.missing.join(', ')}]`);
  if (!result.user.enabled) throw fail('invalid_request', 'User is not enabled');
  const code = await codes.issue({
    username: result.user.username,
    clientId: request.client.id,
    redirectUri: request.redirectUri,
    scope: request.scope,
    ...(request.codeChallenge !== undefined && { codeChallenge: request.codeChallenge }),
  });
  return redirect(withQuery(request.redirectUri, { code, state: request.state }));
}
