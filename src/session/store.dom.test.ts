import { describe, expect, it, vi } from 'vitest';
import { remember } from '@/lib/account-cache';
import { signedIn } from '@/testing/accounts';
import { sessionStore } from './store';

describe('sessionStore', () => {
  it('keeps the same session object when the account has not changed', () => {
    sessionStore.setSession(signedIn());
    const listener = vi.fn<() => void>();
    const unsubscribe = sessionStore.subscribe(listener);
    const before = sessionStore.getSession();
    sessionStore.setSession(signedIn());
    expect(sessionStore.getSession()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    sessionStore.setSession(signedIn({ isAdmin: true }));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    sessionStore.setSession({ status: 'unauthenticated' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('clears the previous account’s cache when another one signs in', () => {
    remember('a1', 'snapshot', { level: 3 });
    remember('b1', 'snapshot', { level: 1 });
    sessionStore.setSession(signedIn());
    sessionStore.setSession(signedIn({ id: 'b1' }));
    expect(Object.keys(localStorage)).toEqual(['verdure.account.b1.snapshot']);
  });

  it('forgets why an earlier session ended once someone is signed in', () => {
    sessionStore.setEndReason('The first one.');
    sessionStore.setSession(signedIn());
    expect(sessionStore.takeSignInFailure()).toBeUndefined();
  });

  it('returns why a sign-in failed, only once', () => {
    const taken: unknown[] = [];
    const unsubscribe = sessionStore.subscribe(() => taken.push(sessionStore.takeSignInFailure()));
    sessionStore.setSignInFailure('The first one.');
    expect(taken).toEqual(['The first one.']);
    unsubscribe();
    sessionStore.setSignInFailure('The second one.');
    expect(sessionStore.takeSignInFailure()).toBe('The second one.');
    expect(sessionStore.takeSignInFailure()).toBeUndefined();
  });
});
