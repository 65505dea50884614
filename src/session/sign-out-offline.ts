import { sessionStore } from './store';
import { removeStoredTokens } from './token-storage';

/**
 * Ends the session in this browser when Amplify can't be loaded. Removes the tokens, but the user pool
 * can't revoke them without a connection.
 */
export function signOutOffline(): void {
  removeStoredTokens();
  sessionStore.setSigningOut(true);
  sessionStore.setSession({ status: 'unauthenticated' });
}
