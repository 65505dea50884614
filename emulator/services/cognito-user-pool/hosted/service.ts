import type { Faults } from '../../../core/faults';
import { lostAnswer } from '../../../core/lost-answer';
import type { Store } from '../../../core/store';
import type { Usage } from '../../../core/usage';
import type { Service, WireRequest, WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { page, stylesheet, tokenError } from './responses';
import { AuthorizationCodes } from './authorization-codes';
import { parseAuthorizeRequest } from './authorize-request';
import { errorResponse } from './errors';
import { errorPage } from './hosted-page';
import { idpResponse } from './idp-response';
import { hostedStyles } from './page-styles';

import { providerPage } from './provider-page';

import { logout } from './logout';
import { tokenResponse } from './token';

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
  const known: string[] = [];
  for await (const { external, attributes } of pool.users.all())
    if (external?.provider === authorizeRequest.provider.name && attributes['email'])
      known.push(attributes['email']);
  const view = { provider: authorizeRequest.provider.name, known, request: request.rawQuery };
  return page(200, providerPage(view), new URL(authorizeRequest.redirectUri).origin);
}

function parseForm({ body }: Pick<WireRequest, 'body'>): URLSearchParams {
  return new URLSearchParams(body.toString('utf8'));
}
