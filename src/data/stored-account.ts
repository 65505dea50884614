import { BackendError } from '@/lib/errors';
import { sessionOf, sessionStore } from '@/session/store';
import { readStoredAccount } from '@/session/stored-tokens';

/**
 * Throws a BackendError if this browser now stores another account's tokens, and switches the page to that account:
 * this tab hasn't heard of the new session yet.
 */
export function requireStoredAccount(accountId: string): void {
  const stored = readStoredAccount();
  if (!stored || stored.id === accountId) return;
  sessionStore.setSession(sessionOf(stored));
  throw new BackendError('switched');
}
