import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { runPostAuthentication, runPreAuthentication } from '../triggers/authentication';
import { runPostConfirmation, runPreSignUp } from '../triggers/sign-up';
import type { AuthorizeRequest } from './authorize-request';
import { AuthorizationError } from './errors';
import {
  mappedAttributes,
  newSocialUser,
  socialUsername,
  type ProviderClaims,
} from './social-account';

export type SocialSignInDependencies = Pick<
  UserPool,
  'definition' | 'users' | 'clock' | 'schema' | 'triggers'
>;

/**
 * Returns the user for a provider's claims: a new one at the first sign-in; later the same one, with
 * its mapped attributes updated. Each case runs different triggers, as in Cognito's table "Lambda triggers for
 * federated users". Throws AuthorizationError, and AwsError if a trigger refuses.
 */
export async function signInSocialUser(
  pool: SocialSignInDependencies,
  request: AuthorizeRequest,
  claims: ProviderClaims,
): Promise<User> {
  pool.triggers.refuse('InboundFederation');
  const missing = pool.schema.missing(mappedAttributes(request.provider, claims));
  if (missing.length > 0)
    throw new AuthorizationError(
      request,
      'invalid_request',
      `attributes required: [${missing.join(', ')}]`,
    );
  const username = socialUsername(pool, request.provider, claims);
  const known = await pool.users.get(username);
  return known
    ? signInAgain(pool, request, known, claims)
    : signInFirst(pool, request, username, claims);
}

/** Cognito sends these to the pre sign-up trigger for every provider's user. */
const noAliases = { 'cognito:email_alias': '', 'cognito:phone_number_alias': '' };

async function signInFirst(
  pool: SocialSignInDependencies,
  request: AuthorizeRequest,
  username: string,
  claims: ProviderClaims,
): Promise<User> {
  const { provider, client } = request;
  const user = newSocialUser(pool, username, provider, claims);
  const attributes = { ...noAliases, ...mappedAttributes(provider, claims) };
  const about = { source: 'ExternalProvider', client, attributes, validationData: {} } as const;
  await runPreSignUp(pool, user, about);
  // Of concurrent first sign-ins, only one creates the user.
  if (await pool.users.addExternal(user))
    await runPostConfirmation(pool, user, 'ConfirmSignUp', client);
  // The trigger may have changed the user.
  return (await pool.users.get(username)) ?? user;
}

async function signInAgain(
  pool: SocialSignInDependencies,
  request: AuthorizeRequest,
  known: User,
  claims: ProviderClaims,
): Promise<User> {
  const { provider, client } = request;
  const { username } = known;
  await runPreAuthentication(pool, client, { name: username, user: known });
  if (!known.enabled)
    throw new AuthorizationError(request, 'invalid_request', 'User is not enabled');
  const mapped = mappedAttributes(provider, claims);
  const user = await pool.users.update(username, (before) => ({
    ...before,
    attributes: { ...before.attributes, ...mapped },
  }));
  await runPostAuthentication(pool, client, user);
  return user;
}
