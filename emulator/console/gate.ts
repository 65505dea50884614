import { refusedOrigin } from '../core/json-calls';
import { pagePolicy } from '../core/page-policy';
import type { Service, WireResponse } from '../core/wire';
import type { Watching } from '../services/appsync/watch';
import type { ConsoleParts } from './parts';
import type { AnswerConsole } from './service';

/**
 * Creates the service of the console at /_emulator. Its code loads when the page is opened; until then, nothing is
 * recorded. The server accepts only requests to the loopback interface whose Host names this machine.
 */
export function createConsole(watching: Watching, parts: () => ConsoleParts | undefined): Service {
  let opened: Promise<AnswerConsole> | undefined;
  const load = async () => (await import('./service')).openConsole(watching);
  return {
    name: 'console',
    maxBodyBytes: 1_000_000,
    accepts: ({ rawPath }) =>
      rawPath === '/_emulator' || /^\/_emulator\/(console\/|$)/.test(rawPath),
    async handle(request) {
      const refused = refusedOrigin(request) ?? refusedSite(request.headers['sec-fetch-site']);
      if (refused) return withPolicy(refused);
      const running = parts();
      if (!running) return withPolicy({ status: 503, body: 'The emulator is starting.\n' });
      opened ??= load();
      return withPolicy(await (await opened)(request, running));
    },
  };
}

/** Refuses requests that a browser sends from a page of another site or port, even those without an Origin. */
function refusedSite(site: string | undefined): WireResponse | undefined {
  if (site === undefined || site === 'same-origin' || site === 'none') return undefined;
  return {
    status: 403,
    headers: { 'content-type': 'text/plain' },
    body: 'Open the console itself.\n',
  };
}

const privateHeaders = {
  'content-security-policy': pagePolicy("form-action 'none'", "require-trusted-types-for 'script'"),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

function withPolicy(response: WireResponse): WireResponse {
  return { ...response, headers: { ...response.headers, ...privateHeaders } };
}
