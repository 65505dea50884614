import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { deviceNow } from '@/lib/clock';
import { UNREACHABLE } from '@/lib/errors';

const JSON_PROTOCOL = 'application/x-amz-json-';

/** Its response always has a body; those of others may be empty. */
const RENEWAL = '.GetTokensFromRefreshToken';

/** How long a request to an AWS service waits for its response. */
const RESPONSE_MS = MINUTE_MS;

/** How long a sign-out waits; without a response, Amplify completes it in this browser. */
const REVOCATION_MS = 5 * SECOND_MS;

/**
 * Operations that a service refuses the second time, as if the first request hadn't been carried out. Its response may
 * just have been lost.
 */
const ONE_TIME =
  /\.(ChangePassword|ConfirmForgotPassword|RespondToAuthChallenge|VerifyUserAttribute)$/;

/** In the body of such a request: a new password. */
const NEW_PASSWORD = /"(ProposedPassword|Password|NEW_PASSWORD)":/;

const MAY_HAVE_CHANGED = `${UNREACHABLE} If that’s refused, your password may have changed already: use the new one.`;

/**
 * A service didn't respond in time, or to a request that can't be repeated. Amplify repeats after a network error, but
 * not after this one.
 */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';

  constructor(cause: unknown, message = UNREACHABLE) {
    super(message, { cause });
  }
}

/**
 * Returns a `fetch` that rejects, as if offline, when something other than an AWS service answers (a portal, firewall
 * or proxy), or when only a part of the answer arrives. Every response in the services' JSON protocol has its content
 * type. Also rejects if a service doesn't respond in time, since a form would otherwise stay disabled.
 */
export function serviceAnswersOnly(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const target = new Headers(init?.headers).get('x-amz-target');
    if (target === null) return send(input, init);
    const limit = target.endsWith('.RevokeToken') ? REVOCATION_MS : RESPONSE_MS;
    const sentAt = deviceNow();
    try {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(limit) });
      const { status, headers } = response;
      if (!headers.get('content-type')?.startsWith(JSON_PROTOCOL))
        throw new Error(`Something other than the service responded, with status ${status}`);
      const text = await response.text();
      if (text !== '' || target.endsWith(RENEWAL)) JSON.parse(text);
      // After a device's sleep, Amplify would measure its clock by old tokens.
      if (deviceNow() - sentAt > limit) throw new DOMException('It came too late.', 'TimeoutError');
      return new Response(text, { status, headers });
    } catch (error) {
      if (ONE_TIME.test(target)) {
        const isPassword = typeof init?.body === 'string' && NEW_PASSWORD.test(init.body);
        throw new UnansweredError(error, isPassword ? MAY_HAVE_CHANGED : UNREACHABLE);
      }
      // A timeout, which some browsers call an abort.
      if (error instanceof DOMException) throw new UnansweredError(error);
      throw new TypeError('The service didn’t answer.', { cause: error });
    }
  };
}
