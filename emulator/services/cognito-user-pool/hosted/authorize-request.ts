import type {
  IdentityProviderDefinition,
  UserPoolClientDefinition,
  UserPoolDefinition,
} from '../../../assembly/definition';
import { AuthorizationError, BadRequestError } from './responses';

/** A validated request to /oauth2/authorize. */
export interface AuthorizeRequest {
  client: UserPoolClientDefinition;
  provider: IdentityProviderDefinition;
  redirectUri: string;
  /** Space-separated. */
  scope: string;
  state: string | undefined;
  /** The base64url SHA-256 of the PKCE verifier (RFC 7636). */
  codeChallenge: string | undefined;
}

type Pool = Pick<UserPoolDefinition, 'clients' | 'identityProviders'>;

const challengePattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Validates a request to /oauth2/authorize as Cognito does. Throws BadRequestError until the
 * redirect URI is validated, and AuthorizationError after that.
 */
export function parseAuthorizeRequest(pool: Pool, query: URLSearchParams): AuthorizeRequest {
  const client = pool.clients.find(({ id }) => id === query.get('client_id'));
  if (!client) throw new BadRequestError('The client_id does not match an app client.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!client.oauth.callbackUrls.includes(redirectUri))
    throw new BadRequestError(
      `redirect_mismatch: the redirect_uri '${redirectUri}' is not among the client's callback URLs.`,
    );
  const state = query.get('state') ?? undefined;
  const fail = (code: string, description: string) =>
    new AuthorizationError({ redirectUri, state }, code, description);
  if (query.get('response_type') !== 'code' || !client.oauth.flows.includes('code'))
    throw fail('unauthorized_client', 'The client may use only the response type code');
  const scope = query.get('scope')?.trim() || client.oauth.scopes.join(' ');
  if (scope.split(/\s+/).some((name) => !client.oauth.scopes.includes(name)))
    throw fail('invalid_scope', 'A scope is not allowed for the client');
  const codeChallenge = query.get('code_challenge') ?? undefined;
  if (codeChallenge !== undefined && !isSha256Challenge(query, codeChallenge))
    throw fail('invalid_request', 'The code_challenge must use the method S256');
  if (query.get('prompt') === 'none')
    throw fail('login_required', 'The hosted sign-in does not keep a session');
  const provider = findProvider(pool, client, query.get('identity_provider'));
  if (!provider) throw fail('invalid_request', 'The identity_provider is not configured');
  return { client, provider, redirectUri, scope, state, codeChallenge };
}

function isSha256Challenge(query: URLSearchParams, challenge: string): boolean {
  return query.get('code_challenge_method') === 'S256' && challengePattern.test(challenge);
}

function findProvider(
  { identityProviders }: Pool,
  { supportedIdentityProviders }: UserPoolClientDefinition,
  name: string | null,
): IdentityProviderDefinition | undefined {
  return identityProviders.find(
    (provider) => provider.name === name && supportedIdentityProviders.includes(provider.name),
  );
}
