import * as v from 'valibot';
import { BackendError, messageFor, UNREACHABLE } from '@/lib/errors';
import { browserStorage } from '@/lib/storage';

const CANCELED = 'User cancelled OAuth flow.';
const REDIRECT_FAILED = 'Couldn’t sign you in with that provider. Please try again.';

// A provider's account may have no address, or its user may not share it, which is common with Facebook.
const NO_ADDRESS =
  'The provider didn’t share your email address, and an account needs one. Allow it there and try again, or create an account with your address and a password.';

/** Amplify's message when the state that it stored before leaving for the provider is gone. */
export const STATE_LOST = 'An error occurred while validating the state.';
const NOT_STORED =
  'Signing in with a provider needs your browser to store data for this site. Allow that, or clear this site’s data if there’s no space left, then try again.';

/**
 * Returns the text to show for an error from the identity service: the service's own message (spec §8),
 * or `fallback` if it has none.
 */
export function identityMessage(error: Error, fallback: string): string {
  return error.name === 'NetworkError' ? UNREACHABLE : error.message || fallback;
}

/** Returns the text to show for an error from the data API or the identity service. */
export function accountMessage(error: Error): string {
  return error instanceof BackendError ? error.message : identityMessage(error, messageFor(error));
}

// No response, one that isn't JSON, or one with neither tokens nor an error (RFC 6749 §5).
const NO_ANSWERS: ReadonlySet<string> = new Set(['TypeError', 'SyntaxError', 'InvalidTokens']);

const RedirectFailure = v.object({ error: v.object({ name: v.string(), message: v.string() }) });

/**
 * Returns the text to show for a failed sign-in with a social provider (spec §8). `data` is the payload of Amplify's
 * event. Only the error code in `search`, the query of the provider's response, distinguishes denied consent from other
 * failures. The provider's message is used only if it is a sentence.
 */
export function redirectFailureMessage(data: unknown, search: string): string {
  if (new URLSearchParams(search).get('error') === 'access_denied') return CANCELED;
  const failure = v.safeParse(RedirectFailure, data);
  if (!failure.success) return REDIRECT_FAILED;
  const { name, message } = failure.output.error;
  if (NO_ANSWERS.has(name)) return UNREACHABLE;
  if (message.includes('attributes required: [email]')) return NO_ADDRESS;
  if (message === STATE_LOST && !isDataStored()) return NOT_STORED;
  return message.includes(' ') ? message : REDIRECT_FAILED;
}

const PROBE_KEY = 'verdure.tried';

/** Whether this browser can store about as much as a sign-in with a provider needs. */
function isDataStored(): boolean {
  const isStored = browserStorage.write(PROBE_KEY, ' '.repeat(500));
  browserStorage.remove(PROBE_KEY);
  return isStored;
}
