import type { Account, Session } from '@/session/session';
import { sessionOf } from '@/session/store';

/** Returns a member's account. */
export const accountOf = (more: Partial<Account> = {}): Account => ({
  id: 'a1',
  email: 'fern@example.com',
  loginId: 'fern@example.com',
  isAdmin: false,
  ...more,
});

/** Returns the session of a member. */
export const signedIn = (more: Partial<Account> = {}): Session => sessionOf(accountOf(more));
