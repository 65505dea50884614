import { loadAmplify } from './load-amplify';

const REFUSALS = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserUnAuthenticatedException',
]);

/** The user pool's message for a wrong password. The error for a revoked token has the same name. */
const WRONG_PASSWORD = 'Incorrect username or password.';

/**
 * Ends the session if an error from the identity service means that it is over: it was signed out everywhere, or its
 * account was deleted. Only the user pool knows, so the tokens are renewed. A refusal leads to /login, which says why
 * and leads back here (D7). Resolves once it is known whether the session is over.
 */
export async function endIfOver(error: Error): Promise<void> {
  if (!REFUSALS.has(error.name) || error.message === WRONG_PASSWORD) return;
  try {
    const { renewAccessToken } = await loadAmplify();
    await renewAccessToken(true);
  } catch {
    // A refusal has already ended the session; without a response, it stays.
  }
}
