/** The prefix of all keys under which Amplify stores a session. */
export const TOKEN_KEY_PREFIX = 'CognitoIdentityServiceProvider.';

/**
 * Whether this browser stores an access token, valid or not; false if storage is not readable. Imports
 * nothing, so a public page can decide at once whether to load the application (spec §2.4). Grants no
 * permission.
 */
export function hasStoredTokens(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(TOKEN_KEY_PREFIX) && key.endsWith('.accessToken'),
    );
  } catch {
    return false;
  }
}

/** Removes every session that this browser stores, finished or not. */
export function removeStoredTokens(): void {
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(TOKEN_KEY_PREFIX));
    for (const key of stored) localStorage.removeItem(key);
  } catch {
    // Blocked storage has no tokens; Amplify then keeps them in the page.
  }
}
