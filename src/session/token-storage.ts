import { browserStorage } from '@/lib/storage';

/** The prefix of all keys under which Amplify stores a session. */
export const TOKEN_KEY_PREFIX = 'CognitoIdentityServiceProvider.';

/**
 * Whether this browser stores an access token, valid or not; false if storage is not readable. Imports
 * hardly anything, so a public page can decide at once whether to load the application (spec §2.4). Grants no
 * permission.
 */
export function hasStoredTokens(): boolean {
  return browserStorage.keys(TOKEN_KEY_PREFIX).some((key) => key.endsWith('.accessToken'));
}

/** Amplify's mark that a tab has left for a social provider, and until when others wait for it. */
const PROVIDER_AWAITED = '.inflightOAuth';

/** Whether a tab of this browser has left for a social provider whose response hasn't come. */
export function isProviderAwaited(): boolean {
  return browserStorage.keys(TOKEN_KEY_PREFIX).some((key) => key.endsWith(PROVIDER_AWAITED));
}

/** Stops waiting for a provider's response in all tabs, since Amplify would let every sign-in wait for it for minutes. */
export function stopAwaitingProvider(): void {
  const keys = browserStorage.keys(TOKEN_KEY_PREFIX);
  keys.filter((key) => key.includes(PROVIDER_AWAITED)).forEach(browserStorage.remove);
}

/**
 * Removes every session in this browser's storage, complete or not. Blocked storage has none; Amplify then keeps them
 * in the page.
 */
export function removeStoredTokens(): void {
  browserStorage.keys(TOKEN_KEY_PREFIX).forEach(browserStorage.remove);
}
