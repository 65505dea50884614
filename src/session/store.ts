import { clearAccountCache } from '@/lib/account-cache';
import { CLOSED } from '@/lib/errors';
import type { Account } from './account';

/** The authentication status of spec §4. */
export type Session =
  | { readonly status: 'configuring' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly account: Account };

/** Returns the session of an account, or the signed-out one. */
export function sessionOf(account: Account | undefined): Session {
  return account ? { status: 'authenticated', account } : { status: 'unauthenticated' };
}

let session: Session = { status: 'configuring' };
let signInFailure: string | undefined;
let lastAccountId: string | undefined;
let isSigningOut = false;
let isClosed = false;
const listeners = new Set<() => void>();

/**
 * The current session. `startSession` sets it from this browser's storage and other tabs; `amplify.ts` sets it from
 * Amplify's auth events. Components read it through `useSession`.
 */
export const sessionStore = {
  /** Calls `listener` after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  getSession: (): Session => session,

  /** Replaces the session. Also clears the account cache of anyone who is no longer signed in. */
  setSession(next: Session): void {
    if (next.status === 'unauthenticated') clearAccountCache();
    else if (isSwitch(next)) clearAccountCache(accountIdIn(next));
    if (next.status === 'authenticated') {
      isSigningOut = false;
      signInFailure = undefined;
      if (session.status !== 'authenticated') isClosed = false;
      lastAccountId = next.account.id;
    }
    // A renewed token usually describes the same account, so pages needn't render again.
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    notify();
  },

  /** Records the account of a stored session that may prove to be over. */
  expectAccount(id: string): void {
    lastAccountId = id;
  },

  /** Records whether the user is ending the session; if so, the next sign-in doesn't return to its last page. */
  setSigningOut(isRequested: boolean): void {
    isSigningOut = isRequested;
  },

  /** Whether the user ended the last session in this page. */
  wasSignedOut: (): boolean => isSigningOut,

  /** Records that the account has been or is being deleted. */
  noteClosed(): void {
    isClosed = true;
  },

  /** Whether the account of the last session in this page is closed. */
  wasClosed: (): boolean => isClosed,

  /** The account of the last session in this page. */
  getLastAccountId: (): string | undefined => lastAccountId,

  /** Stores why a session ended, until the sign-in page shows it. Never asks anyone to sign in to a closed account. */
  setEndReason(text: string): void {
    sessionStore.setSignInFailure(isClosed ? CLOSED : text);
  },

  /** Stores why a social sign-in failed, until the sign-in page shows it. */
  setSignInFailure(text: string): void {
    signInFailure = text;
    notify();
  },

  /** Returns the reason that hasn't been shown yet, and removes it. */
  takeSignInFailure(): string | undefined {
    const text = signInFailure;
    signInFailure = undefined;
    return text;
  },
};

/** Returns the ID of the signed-in account; undefined if there is none or it isn't known yet. */
export function accountIdIn(state: Session): string | undefined {
  return state.status === 'authenticated' ? state.account.id : undefined;
}

function isSwitch(next: Session): boolean {
  const before = accountIdIn(session);
  const after = accountIdIn(next);
  return before !== undefined && after !== undefined && before !== after;
}

function notify(): void {
  for (const listener of listeners) listener();
}
