import { claimsOf, keptTokens } from './kept-tokens';
import type { Session } from './session';
import { accountFrom } from './account-claims';

/**
 * The session that this browser kept, read at once and not verified: a return visit is painted from
 * it, and so is a visit without a connection. 'configuring' when nothing is kept; the token provider
 * then has the word.
 */
export function storedSession(): Session {
  try {
    const account = storedAccount();
    return account ? { status: 'authenticated', account } : { status: 'configuring' };
  } catch {
    return { status: 'configuring' };
  }
}

function storedAccount() {
  const kept = keptTokens();
  if (!kept) return undefined;
  return accountFrom({
    access: claimsOf(kept.access),
    id: kept.id ? claimsOf(kept.id) : undefined,
    loginId: kept.loginId,
  });
}
