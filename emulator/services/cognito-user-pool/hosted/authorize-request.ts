import type {
  IdentityProviderDefinition,
  UserPoolClientDefinition,
  UserPoolDefinition,
} from '../../../assembly/definition';
import { RefusedRequestError, UnusableRequestError } from './refusals';

/** A sign-in that an application asked for, checked. */
export interface AuthorizeRequest {
  client: UserPoolClientDefinition;
  provider: IdentityProviderDefinition;
  redirectUri: string;
  /** Separated by spaces. */
  scope: string;
  state: string | undefined;
  /** The base64url SHA-256 of the verifier that the token endpoint is to be shown (RFC 7636). */
  codeChallenge: string | undefined;
}

type Pool = Pick<UserPoolDefinition, 'clients' | 'identityProviders'>;

const challengeForm = /^[A-Za-z0-9_-]{43}$/;

/**
 * Checks a request to /oauth2/authorize as Cognito does. Throws UnusableRequestError while the
 * application's address is not proven to be the client's, RefusedRequestError from then on.
 */
export function authorizeRequest(pool: Pool, query: URLSearchParams): AuthorizeRequest {
  const client = pool.clients.find(({ id }) => id === query.get('client_id'));
  if (!client) throw new UnusableRequestError('The client_id is not that of an app client.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!client.oauth.callbackUrls.includes(redirectUri))
    throw new UnusableRequestError(
      `redirect_mismatch: the redirect_uri '${redirectUri}' is not among the client's callback URLs.`,
    );
  const state = query.get('state') ?? undefined;
  const refuse = (code: string, description: string) =>
    new RefusedRequestError({ redirectUri, state }, code, description);
  if (query.get('response_type') !== 'code' || !client.oauth.flows.includes('code'))
    throw refuse('unauthorized_client', 'The client may use the response type code only');
  const scope = query.get('scope')?.trim() || client.oauth.scopes.join(' ');
  if (scope.split(/\s+/).some((one) => !client.oauth.scopes.includes(one)))
    throw refuse('invalid_scope', 'A scope is not allowed for the client');
  const codeChallenge = query.get('code_challenge') ?? undefined;
  if (codeChallenge !== undefined && !isSha256Challenge(query, codeChallenge))
    throw refuse('invalid_request', 'The code_challenge must be of the method S256');
  if (query.get('prompt') === 'none')
    throw refuse('login_required', 'The hosted sign-in keeps no session of its own');
  const provider = providerNamed(pool, client, query.get('identity_provider'));
  if (!provider) throw refuse('invalid_request', 'The identity_provider is not configured');
  return { client, provider, redirectUri, scope, state, codeChallenge };
}

function isSha256Challenge(query: URLSearchParams, challenge: string): boolean {
  return query.get('code_challenge_method') === 'S256' && challengeForm.test(challenge);
}

function providerNamed(
  { identityProviders }: Pool,
  { supportedIdentityProviders }: UserPoolClientDefinition,
  name: string | null,
): IdentityProviderDefinition | undefined {
  return identityProviders.find(
    (one) => one.name === name && supportedIdentityProviders.includes(one.name),
  );
}
