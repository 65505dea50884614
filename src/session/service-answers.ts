import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { deviceNow } from '@/lib/clock';
import { UNREACHABLE } from '@/lib/errors';

const JSON_PROTOCOL = 'application/x-amz-json-';

/** The operation whose response always has a body; those of others may be empty. */
const RENEWAL = '.GetTokensFromRefreshToken';

/** How long a request to an AWS service waits for its response. */
const RESPONSE_MS = MINUTE_MS;

/** How long a sign-out waits; without a response, Amplify completes it in this browser. */
const REVOCATION_MS = 5 * SECOND_MS;

/**
 * Operations that a service refuses the second time, even if the first request succeeded and only its response was
 * lost.
 */
const ONE_TIME =
  /\.(ChangePassword|ConfirmForgotPassword|RespondToAuthChallenge|VerifyUserAttribute)$/;

/** A new password in the body of such a request. */
const NEW_PASSWORD = /"(ProposedPassword|Password|NEW_PASSWORD)":/;

const MAY_HAVE_CHANGED = `${UNREACHABLE} If that fails, your password may already have changed: use the new one.`;

/**
 * A service didn't respond in time, or to a request that can't be retried. Amplify retries after a network error, but
 * not after this one.
 */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';

  constructor(cause: unknown, message = UNREACHABLE) {
    super(message, { cause });
  }
}

/**
 * Returns a `fetch` that rejects, as if offline, when an AWS service's response is incomplete or comes from something
 * else (a portal, firewall or proxy). Also rejects if a service doesn't respond in time, since a form would otherwise
 * stay disabled.
 */
export function checkedFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const target = new Headers(init?.headers).get('x-amz-target');
    if (target === null) return send(input, init);
    const limit = target.endsWith('.RevokeToken') ? REVOCATION_MS : RESPONSE_MS;
    const sentAt = deviceNow();
    try {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(limit) });
      const complete = await completeResponse(response, target);
      // After the device slept, Amplify would compute its clock drift from old tokens.
      if (deviceNow() - sentAt > limit) throw new DOMException('It came too late.', 'TimeoutError');
      return complete;
    } catch (error) {
      throw failureOf(target, init?.body, error);
    }
  };
}

// Every response in the services' JSON protocol has its content type.
async function completeResponse(response: Response, target: string): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith(JSON_PROTOCOL))
    throw new Error(`Something other than the service responded, with status ${status}`);
  const text = await response.text();
  if (text !== '' || target.endsWith(RENEWAL)) JSON.parse(text);
  return new Response(text, { status, headers });
}

function failureOf(target: string, body: unknown, cause: unknown): Error {
  if (ONE_TIME.test(target)) {
    const isPassword = typeof body === 'string' && NEW_PASSWORD.test(body);
    return new UnansweredError(cause, isPassword ? MAY_HAVE_CHANGED : UNREACHABLE);
  }
  // A timeout, which some browsers report as an abort.
  if (cause instanceof DOMException) return new UnansweredError(cause);
  return new TypeError('The service didn’t answer.', { cause });
}
