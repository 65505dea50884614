import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Faults } from '../../../core/faults';
import { lostAnswer } from '../../../core/lost-answer';
import type { Store } from '../../../core/store';
import type { Usage } from '../../../core/usage';
import type { Service, WireRequest, WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { AuthorizationCodes } from './authorization-codes';
import { parseAuthorizeRequest } from './authorize-request';
import { idpResponse } from './idp-response';
import { errorPage, hostedStyles, providerPage } from './pages';
import {
  page,
  stylesheet,
  tokenError,
  errorResponse,
  json,
  redirect,
  BadRequestError,
} from './responses';

interface Dependencies {
  pool: UserPool;
  codes: AuthorizationCodes;
  faults: Faults;
  usage: Usage;
}

/**
 * Creates the hosted sign-in of a pool with social providers: the OAuth endpoints, and a page that
 * simulates the provider. It needs its own server, since clients use it only over HTTPS.
 */
export async function createHostedService(
  pool: UserPool,
  { store, faults, usage }: { store: Store; faults: Faults; usage: Usage },
): Promise<Service> {
  const codes = new AuthorizationCodes(store, pool.clock);
  return {
    name: 'hosted sign-in',
    maxBodyBytes: 32_768,
    // The server handles preflight requests for all services.
    accepts: ({ method }) => method !== 'OPTIONS',
    handle: (request) => respond({ pool, codes, faults, usage }, request).catch(errorResponse),
  };
}

async function respond(dependencies: Dependencies, request: WireRequest): Promise<WireResponse> {
  const { pool, codes, faults, usage } = dependencies;
  switch (`${request.method} ${request.rawPath}`) {
    case 'GET /oauth2/authorize':
      return authorize(pool, request);
    case 'POST /oauth2/idpresponse': {
      const form = parseForm(request);
      const query = new URLSearchParams(form.get('request') ?? '');
      return idpResponse(pool, codes, parseAuthorizeRequest(pool.definition, query), form);
    }
    case 'POST /oauth2/token': {
      usage.add('hosted:token', { requests: 1, bytesIn: request.body.length });
      const fault = faults.take('hosted:token');
      if (fault === 'error') return tokenError('server_error', 500);
      const response = await tokenResponse(pool, codes, parseForm(request));
      return fault === 'lost' ? lostAnswer() : response;
    }
    case 'GET /logout':
      return logout(pool.definition, request.query);
    case 'GET /hosted.css':
      return stylesheet(hostedStyles);
    default:
      return page(404, errorPage(`Page not found: ${request.rawPath}`));
  }
}

async function authorize(pool: UserPool, request: WireRequest): Promise<WireResponse> {
  const authorizeRequest = parseAuthorizeRequest(pool.definition, request.query);
  const knownEmails: string[] = [];
  for await (const { external, attributes } of pool.users.all())
    if (external?.provider === authorizeRequest.provider.name && attributes['email'])
      knownEmails.push(attributes['email']);
  const provider = authorizeRequest.provider.name;
  const markup = providerPage({ provider, knownEmails, request: request.rawQuery });
  return page(200, markup, new URL(authorizeRequest.redirectUri).origin);
}

function parseForm({ body }: Pick<WireRequest, 'body'>): URLSearchParams {
  return new URLSearchParams(body.toString('utf8'));
}

/** /oauth2/token: issues tokens for an authorization code (RFC 6749 §4.1.3). Amplify refreshes them with the user pool. */
async function tokenResponse(
  pool: UserPool,
  codes: AuthorizationCodes,
  form: URLSearchParams,
): Promise<WireResponse> {
  const client = pool.definition.clients.find(({ id }) => id === form.get('client_id'));
  if (!client) return tokenError('invalid_client');
  if (form.get('grant_type') !== 'authorization_code') return tokenError('unsupported_grant_type');
  const authorization = await codes.redeem(form.get('code') ?? '', {
    clientId: client.id,
    redirectUri: form.get('redirect_uri') ?? '',
    codeVerifier: form.get('code_verifier') ?? undefined,
  });
  const user = authorization && (await pool.users.get(authorization.username));
  if (!authorization || !user?.enabled) return tokenError('invalid_grant');
  const tokens = await pool.tokens.issue(user, client, authorization.scope);
  // There is an ID token only if the scope includes openid.
  return json(200, {
    ...(authorization.scope.split(' ').includes('openid') && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  });
}

/** /logout: redirects to one of the client's sign-out URLs. Throws BadRequestError. */
function logout(
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
