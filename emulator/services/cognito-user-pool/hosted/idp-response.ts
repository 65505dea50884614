import * as v from 'valibot';
import type { WireResponse } from '../../../core/wire';
import { redirect, AuthorizationError, withQuery } from './responses';
import type { AuthorizationCodes } from './authorization-codes';
import type { AuthorizeRequest } from './authorize-request';
import { simulatedClaims, signInSocialUser } from './social-sign-in';
import type { UserPool } from '../pool';

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

/**
 * /oauth2/idpresponse: handles the form of the provider's page and redirects to the application with
 * a code. Throws AuthorizationError.
 */
export async function idpResponse(
  pool: UserPool,
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
  const { client, redirectUri, scope, codeChallenge } = request;
  const username = await signInSocialUser(pool, request, claims);
  const code = await codes.issue({
    username,
    clientId: client.id,
    redirectUri,
    scope,
    ...(codeChallenge !== undefined && { codeChallenge }),
  });
  return redirect(withQuery(redirectUri, { code, state: request.state }));
}
