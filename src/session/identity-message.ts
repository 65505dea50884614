import * as v from 'valibot';
import { BackendError, messageFor } from '@/lib/errors';

const UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.';
const CANCELLED = 'User cancelled OAuth flow.';
const REDIRECT_FAILED = 'Couldn’t sign you in with that provider. Please try again.';

/**
 * The text to show for an error of a request to the identity service: the service's own message
 * (spec §8), or `otherwise` if it has none.
 */
export function identityMessage(error: Error, otherwise: string): string {
  return error.name === 'NetworkError' ? UNREACHABLE : error.message || otherwise;
}

/** The same for work that uses both the data API and the identity service. */
export function accountMessage(error: Error): string {
  return error instanceof BackendError ? error.message : identityMessage(error, messageFor(error));
}

const RedirectFailure = v.object({ error: v.object({ name: v.string(), message: v.string() }) });

/**
 * The text to show for a failed sign-in with a social provider (spec §8), from the data of Amplify's
 * event. Only the error code in `search`, the query of the provider's response, tells a denied consent
 * from other failures. The provider's message is shown if it is a sentence and not a bare code.
 */
export function redirectFailureMessage(data: unknown, search: string): string {
  if (new URLSearchParams(search).get('error') === 'access_denied') return CANCELLED;
  const failure = v.safeParse(RedirectFailure, data);
  if (!failure.success) return REDIRECT_FAILED;
  const { name, message } = failure.output.error;
  if (name === 'TypeError') return UNREACHABLE;
  return message.includes(' ') ? message : REDIRECT_FAILED;
}
