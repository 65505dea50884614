import * as v from 'valibot';
import type { WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { redirect } from './answers';
import type { AuthorizationCodes } from './authorization-codes';
import type { AuthorizeRequest } from './authorize-request';
import { RefusedRequestError, withQuery } from './refusals';
import { personAt, socialAccount } from './social-account';

const address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

/**
 * What comes of a person's answer on the provider's page: the application is sent a code, or the
 * reason why there is none. Throws RefusedRequestError.
 */
export async function answerOfProvider(
  pool: Pick<UserPool, 'definition' | 'users' | 'clock' | 'schema'>,
  codes: AuthorizationCodes,
  request: AuthorizeRequest,
  form: URLSearchParams,
): Promise<WireResponse> {
  const refuse = (code: string, description: string) =>
    new RefusedRequestError(request, code, description);
  if (form.get('answer') !== 'allow') throw refuse('access_denied', 'User denied access');
  const email = v.safeParse(address, form.get('email'));
  if (!email.success) throw refuse('invalid_request', 'The provider knows no such address');
  const claims = personAt(request.provider.name, email.output, form.get('share') !== 'no');
  const account = await socialAccount(pool, request.provider, claims);
  if ('missing' in account)
    throw refuse('invalid_request', `attributes required: [${account.missing.join(', ')}]`);
  if (!account.user.enabled) throw refuse('invalid_request', 'User is not enabled');
  const code = await codes.issue({
    username: account.user.username,
    clientId: request.client.id,
    redirectUri: request.redirectUri,
    scope: request.scope,
    ...(request.codeChallenge !== undefined && { codeChallenge: request.codeChallenge }),
  });
  return redirect(withQuery(request.redirectUri, { code, state: request.state }));
}
