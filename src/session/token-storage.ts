import { browserStorage } from '@/lib/storage';

/** The prefix of all keys under which Amplify stores a session. */
export const TOKEN_KEY_PREFIX = 'CognitoIdentityServiceProvider.';

/**
 * Whether this browser stores an access token, valid or not; false if storage can't be read. Imports hardly anything,
 * so that a public page can decide at once whether to load the application (spec §2.4). Grants no permission.
 */
export function hasStoredTokens(): boolean {
  return browserStorage.keys(TOKEN_KEY_PREFIX).some((key) => key.endsWith('.accessToken'));
}

/** Amplify's mark that a tab has left for a social provider, and until when other tabs wait for it. */
const PROVIDER_AWAITED = '.inflightOAuth';

/** Whether a tab of this browser has left for a social provider and hasn't returned with a response. */
export function isProviderAwaited(): boolean {
  return browserStorage.keys(TOKEN_KEY_PREFIX).some((key) => key.endsWith(PROVIDER_AWAITED));
}

/** Whether a tab of this browser has left for a social provider with this state, which the provider sends back. */
export function isAwaitedState(state: string | null): boolean {
  const keys = browserStorage.keys(TOKEN_KEY_PREFIX).filter((key) => key.endsWith('.oauthState'));
  return keys.some((key) => browserStorage.read(key) === state);
}

/** Makes all tabs stop waiting for a provider's response, since Amplify would delay every sign-in by minutes. */
export function stopAwaitingProvider(): void {
  const keys = browserStorage.keys(TOKEN_KEY_PREFIX);
  keys.filter((key) => key.includes(PROVIDER_AWAITED)).forEach(browserStorage.remove);
}

/**
 * Removes every session in this browser's storage, complete or not. Blocked storage has none; Amplify then keeps
 * sessions in the page's memory.
 */
export function removeStoredTokens(): void {
  browserStorage.keys(TOKEN_KEY_PREFIX).forEach(browserStorage.remove);
}
