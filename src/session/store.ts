import { clearAccountCache } from '@/lib/account-cache';
import type { Account } from './account';

/** The authentication status of spec §4; it switches headers and guards. */
export type Session =
  | { readonly status: 'configuring' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly account: Account };

let session: Session = { status: 'configuring' };
let signInFailure: string | undefined;
const listeners = new Set<() => void>();

/**
 * Who is signed in. `startSession` fills it from this browser's storage and other tabs, `amplify.ts`
 * from Amplify's auth events; components read it through `useSession`.
 */
export const sessionStore = {
  /** Calls back after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  getSession: (): Session => session,

  /** Replaces the session. Without one, nothing cached for an account stays in this browser. */
  setSession(next: Session): void {
    if (next.status === 'unauthenticated') clearAccountCache();
    // A renewed token usually describes the same account: no reason to render pages again.
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    notify();
  },

  /** Keeps the reason why a social sign-in failed, until the sign-in page is there to show it. */
  setSignInFailure(text: string): void {
    signInFailure = text;
    notify();
  },

  /** Returns the failure that has not been shown yet, once. */
  takeSignInFailure(): string | undefined {
    const text = signInFailure;
    signInFailure = undefined;
    return text;
  },
};

function notify(): void {
  for (const listener of listeners) listener();
}
