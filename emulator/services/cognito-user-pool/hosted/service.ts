import type { Faults } from '../../../core/faults';
import { lostAnswer } from '../../../core/lost-answer';
import type { Store } from '../../../core/store';
import type { Service, WireRequest, WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { page, stylesheet, tokenError } from './answers';
import { AuthorizationCodes } from './authorization-codes';
import { authorizeRequest } from './authorize-request';
import { errorPage } from './error-page';
import { hostedStyles } from './page-styles';
import { answerOfProvider } from './provider-answer';
import { providerPage } from './provider-page';
import { refusal } from './refusals';
import { logout } from './logout';
import { tokenAnswer } from './token';
import { userInfo } from './user-info';

interface HostedParts {
  pool: UserPool;
  codes: AuthorizationCodes;
  faults: Faults;
}

/**
 * The hosted sign-in of a pool with social providers: the OAuth endpoints, and a page that plays
 * the provider. For a server of its own, since clients reach it by HTTPS alone.
 */
export async function createHostedService(
  pool: UserPool,
  { store, faults }: { store: Store; faults: Faults },
): Promise<Service> {
  const codes = new AuthorizationCodes(store, pool.clock);
  await codes.sweep();
  return {
    name: 'hosted sign-in',
    maxBodyBytes: 32_768,
    // Preflights are answered by the server, alike for all services.
    accepts: ({ method }) => method !== 'OPTIONS',
    handle: (request) => answer({ pool, codes, faults }, request).catch(refusal),
  };
}

async function answer(parts: HostedParts, request: WireRequest): Promise<WireResponse> {
  const { pool, codes, faults } = parts;
  switch (`${request.method} ${request.rawPath}`) {
    case 'GET /oauth2/authorize':
      return providerChoice(pool, request);
    case 'POST /oauth2/idpresponse': {
      const form = formOf(request);
      const asked = new URLSearchParams(form.get('request') ?? '');
      return answerOfProvider(pool, codes, authorizeRequest(pool.definition, asked), form);
    }
    case 'POST /oauth2/token': {
      const fault = faults.take('hosted:token');
      if (fault === 'error') return tokenError('server_error', 500);
      const tokens = await tokenAnswer(pool, codes, formOf(request));
      return fault === 'lost' ? lostAnswer() : tokens;
    }
    case 'GET /oauth2/userInfo':
    case 'POST /oauth2/userInfo':
      return userInfo(pool, request);
    case 'GET /logout':
      return logout(pool.definition, request.query);
    case 'GET /hosted.css':
      return stylesheet(hostedStyles);
    default:
      return page(404, errorPage(`The hosted sign-in has no ${request.rawPath}.`));
  }
}

async function providerChoice(pool: UserPool, request: WireRequest): Promise<WireResponse> {
  const asked = authorizeRequest(pool.definition, request.query);
  const known: string[] = [];
  for await (const { external, attributes } of pool.users.all())
    if (external?.provider === asked.provider.name && attributes['email'])
      known.push(attributes['email']);
  const view = { provider: asked.provider.name, known, request: request.rawQuery };
  return page(200, providerPage(view), new URL(asked.redirectUri).origin);
}

function formOf({ body }: Pick<WireRequest, 'body'>): URLSearchParams {
  return new URLSearchParams(body.toString('utf8'));
}
