/** Amplify stores everything that belongs to a session under keys that start with this. */
export const TOKEN_KEY_PREFIX = 'CognitoIdentityServiceProvider.';

/**
 * Whether this browser stores an access token, valid or not. Needs neither Amplify nor any other
 * module, so that a public page can decide at once whether to load the application (spec §2.4). Never
 * a permission. False where storage is not readable.
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
