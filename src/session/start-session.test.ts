// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remember } from '@/lib/account-cache';
import { stubIdentityService, Refusal } from '@/testing/identity-service';
import { storeTokens, dispatchTokenChange } from '@/testing/stored-tokens';
import { startSession } from './start-session';
import { sessionStore } from './store';
import { TOKEN_KEY_PREFIX } from './token-storage';

const LONG_AGO = 1_000_000_000;

const visitor = { status: 'unauthenticated' };
const fern = { id: 'a1', email: 'fern@example.com', loginId: 'fern@example.com', isAdmin: false };
const session = sessionStore.getSession;

let stop: (() => void) | undefined;
const start = () => void (stop = startSession());

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  sessionStore.setSession({ status: 'configuring' });
});

afterEach(() => stop?.());

describe('startSession', () => {
  it('sets the session at once when nobody is signed in', () => {
    expect(session()).toEqual({ status: 'configuring' });
    start();
    expect(session()).toEqual(visitor);
  });

  it('sets the session of a returning user at once', () => {
    storeTokens({ sub: 'a1', groups: ['Admin'] });
    start();
    expect(session()).toEqual({ status: 'authenticated', account: { ...fern, isAdmin: true } });
  });

  it('ignores tokens that cannot be decoded', () => {
    storeTokens({ sub: 'a1' });
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.accessToken')) localStorage.setItem(key, 'no token');
    }
    start();
    expect(session()).toEqual(visitor);
  });

  it('waits for Amplify on a provider’s response', async () => {
    history.replaceState(null, '', '/login?code=1&state=2');
    start();
    expect(session()).toEqual({ status: 'configuring' });
    await vi.waitFor(() => expect(session()).toEqual(visitor));
  });

  it('lets Amplify renew an expired token, and ends the session if that is refused', async () => {
    const calls = stubIdentityService({
      GetTokensFromRefreshToken: () =>
        new Refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
      RevokeToken: () => ({}),
    });
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    start();
    expect(session()).toEqual({ status: 'authenticated', account: fern });
    await vi.waitFor(() => expect(session()).toEqual(visitor));
    expect(calls.map(({ operation }) => operation)).toContain('GetTokensFromRefreshToken');
  });
});

describe('When another tab', () => {
  it('has stored only one of its two tokens, there is no session yet', () => {
    start();
    storeTokens({ sub: 'a1' });
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.idToken')) localStorage.removeItem(key);
    }
    dispatchTokenChange('accessToken', null, 'access');
    expect(session()).toEqual(visitor);
  });

  it('signs in, this tab is signed in too', () => {
    start();
    storeTokens({ sub: 'a1' });
    dispatchTokenChange('refreshToken', null, 'refresh');
    expect(session()).toEqual({ status: 'authenticated', account: fern });
  });

  it('signs out, this browser’s account cache is cleared', () => {
    storeTokens({ sub: 'a1' });
    remember('a1', 'home', { level: 3 }, 0);
    start();
    expect(session()).toMatchObject({ status: 'authenticated' });
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(TOKEN_KEY_PREFIX)) localStorage.removeItem(name);
    }
    dispatchTokenChange('refreshToken', 'refresh', null);
    expect(session()).toEqual(visitor);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('clears the storage, the session ends', () => {
    storeTokens({ sub: 'a1' });
    start();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(session()).toEqual(visitor);
  });

  it('renews the token of the same account, subscribers are not notified', () => {
    storeTokens({ sub: 'a1' });
    start();
    const listener = vi.fn<() => void>();
    const unsubscribe = sessionStore.subscribe(listener);
    storeTokens({ sub: 'a1', expires: Math.floor(Date.now() / 1000) + 7200 });
    dispatchTokenChange('accessToken', 'old', 'new');
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
  });

  it('stores something else, the session stays as it is', () => {
    start();
    storeTokens({ sub: 'a1' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'verdure.theme', newValue: 'dark' }));
    expect(session()).toEqual(visitor);
  });
});
