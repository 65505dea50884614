const TOKEN_KEY = /^CognitoIdentityServiceProvider\..+\.accessToken$/;

/**
 * Whether this browser holds a session that was not signed out of. It knows only the names under
 * which Amplify keeps tokens, not Amplify: public pages use it to choose their header (spec §2.4)
 * without loading the client. A hint, never a permission. False where storage is not readable.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(globalThis.localStorage).some((key) => TOKEN_KEY.test(key));
  } catch {
    return false;
  }
}
