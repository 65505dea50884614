import { sessionStore } from './store';
import { TOKEN_KEY_PREFIX } from './token-storage';

/**
 * Ends the session in this browser when Amplify can't be loaded. Removes the tokens, but the user pool
 * can't revoke them without a connection.
 */
export function signOutOffline(): void {
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(TOKEN_KEY_PREFIX));
    for (const key of stored) localStorage.removeItem(key);
  } catch {
    // Blocked storage has no tokens; Amplify then keeps them in the page.
  }
  sessionStore.setSession({ status: 'unauthenticated' });
}
