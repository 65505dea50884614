import { Hub } from 'aws-amplify/utils';
import * as v from 'valibot';

const CANCELLED = 'User cancelled OAuth flow.';
const DID_NOT_WORK = 'The sign-in with the provider did not work. Please try again.';
const UNREACHABLE = 'We could not reach the server. Check your connection, then try again.';

const Failure = v.object({ error: v.object({ name: v.string(), message: v.string() }) });

let untold: string | undefined;
let teller: ((text: string) => void) | undefined;

// Amplify looks at the address as soon as it is configured, long before a page can listen: what it
// finds is kept until one does.
Hub.listen('auth', ({ payload }) => {
  if (payload.event !== 'signInWithRedirect_failure') return;
  const text = failureText(payload.data, globalThis.location.search);
  if (teller) teller(text);
  else untold = text;
});

/**
 * Tells the listener that a sign-in at a provider failed, and why, in the words of spec §8: also one
 * that failed before anybody listened. One listener at a time; the result ends it.
 */
export function onRedirectFailure(listener: (text: string) => void): () => void {
  teller = listener;
  if (untold !== undefined) listener(untold);
  untold = undefined;
  return () => {
    if (teller === listener) teller = undefined;
  };
}

/**
 * What to say of a failed return from a provider. `search` is the query that the provider's answer
 * came with: by its error code a consent that was denied is told from other failures. The provider's
 * own message is shown where there is one, but not a bare code.
 */
export function failureText(data: unknown, search: string): string {
  if (new URLSearchParams(search).get('error') === 'access_denied') return CANCELLED;
  const parsed = v.safeParse(Failure, data);
  if (!parsed.success) return DID_NOT_WORK;
  const { name, message } = parsed.output.error;
  if (name === 'TypeError') return UNREACHABLE;
  return message.includes(' ') ? message : DID_NOT_WORK;
}
