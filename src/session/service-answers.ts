import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { UNREACHABLE } from '@/lib/errors';

const JSON_PROTOCOL = 'application/x-amz-json-';

/** How long a request to an AWS service waits for its response. */
const RESPONSE_MS = MINUTE_MS;

/** How long a sign-out waits; without a response, Amplify completes it in this browser. */
const REVOCATION_MS = 5 * SECOND_MS;

/** A service didn't respond in time. Amplify retries after a network error, but not after this one. */
export class StalledError extends Error {
  override readonly name = 'StalledError';

  constructor(cause: unknown) {
    super(UNREACHABLE, { cause });
  }
}

/**
 * Returns a `fetch` that rejects, as if offline, when something other than an AWS service answers: a portal, firewall
 * or proxy. Every response in the services' JSON protocol has its content type. Also rejects if a service doesn't
 * respond in time, since a form would otherwise stay disabled.
 */
export function serviceAnswersOnly(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const target = new Headers(init?.headers).get('x-amz-target');
    if (target === null) return send(input, init);
    const limit = target.endsWith('.RevokeToken') ? REVOCATION_MS : RESPONSE_MS;
    const response = await send(input, { ...init, signal: AbortSignal.timeout(limit) }).catch(
      rethrow,
    );
    if (response.headers.get('content-type')?.startsWith(JSON_PROTOCOL)) return response;
    throw new TypeError(
      `Something other than the service responded, with status ${response.status}`,
    );
  };
}

function rethrow(error: unknown): never {
  if (error instanceof DOMException && error.name === 'TimeoutError') throw new StalledError(error);
  throw error;
}
