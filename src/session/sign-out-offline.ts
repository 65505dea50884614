import { sessionStore } from './store';
import { TOKEN_KEY_PREFIX } from './token-storage';

/**
 * Ends the session in this browser where Amplify can't be loaded: its tokens are removed, but without a
 * connection the pool can't be told to revoke them.
 */
export function signOutOffline(): void {
  const stored = Object.keys(localStorage).filter((key) => key.startsWith(TOKEN_KEY_PREFIX));
  for (const key of stored) localStorage.removeItem(key);
  sessionStore.setSession({ status: 'unauthenticated' });
}
