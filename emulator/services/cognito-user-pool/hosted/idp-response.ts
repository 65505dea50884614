import * as v from 'valibot';
import { AwsError } from '../../../core/aws-json';
import type { WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { redirect } from './responses';
import type { AuthorizationCodes } from './authorization-codes';
import type { AuthorizeRequest } from './authorize-request';
import { AuthorizationError, withQuery } from './errors';
import { simulatedClaims, type ProviderClaims } from './social-account';
import { signInSocialUser, type SocialSignInDependencies } from './social-sign-in';

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

type Dependencies = SocialSignInDependencies & Pick<UserPool, 'tokens'>;

/**
 * /oauth2/idpresponse: handles the form of the provider's page and redirects to the application with
 * a code. Throws AuthorizationError.
 */
export async function idpResponse(
  pool: Dependencies,
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
  try {
    const code = await signIn(pool, codes, request, claims);
    return redirect(withQuery(request.redirectUri, { code, state: request.state }));
  } catch (error) {
    // Cognito ends a trigger's refusal with a space.
    if (error instanceof AwsError) throw fail('invalid_request', `${error.message} `);
    throw error;
  }
}

/** Runs the triggers of a sign-in, that of its tokens last, and returns an authorization code. */
async function signIn(
  pool: Dependencies,
  codes: AuthorizationCodes,
  request: AuthorizeRequest,
  claims: ProviderClaims,
): Promise<string> {
  const { client, redirectUri, scope, codeChallenge } = request;
  const user = await signInSocialUser(pool, request, claims);
  return codes.issue({
    username: user.username,
    clientId: client.id,
    redirectUri,
    scope,
    overrides: await pool.tokens.overrides(user, client, { scope, occasion: 'HostedAuth' }),
    ...(codeChallenge !== undefined && { codeChallenge }),
  });
}
