import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remember } from '@/lib/account-cache';
import { deviceNow } from '@/lib/clock';
import { connection } from '@/lib/connection';
import { renewalOf, REVOKED, stubIdentityService, type Refusal } from '@/testing/identity-service';
import { signedIn } from '@/testing/accounts';
import { deferred } from '@/testing/deferred';
import { storeTokens, dispatchTokenChange, tokensOf } from '@/testing/stored-tokens';
import { startSession } from './start-session';
import { sessionStore } from './store';
import { usableAccessToken } from './stored-tokens';
import { TOKEN_KEY_PREFIX } from './token-storage';

const LONG_AGO = 1_000_000_000;

const visitor = { status: 'unauthenticated' };
const session = sessionStore.getSession;

let stop: (() => void) | undefined;
const start = () => void (stop = startSession());

beforeEach(() => history.replaceState(null, '', '/'));
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
    expect(session()).toEqual(signedIn({ isAdmin: true }));
  });

  it('waits for Amplify on a provider’s response', async () => {
    history.replaceState(null, '', '/login?code=1&state=2');
    start();
    expect(session()).toEqual({ status: 'configuring' });
    await expect.poll(session).toEqual(visitor);
  });

  it('waits for the renewal of an expired token', async () => {
    const renewal = deferred<object>();
    stubIdentityService({ GetTokensFromRefreshToken: () => renewal.promise });
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    start();
    // Another tab removes refused tokens in several steps.
    dispatchTokenChange('refreshToken', 'refresh', null);
    expect(session()).toEqual({ status: 'configuring' });
    renewal.resolve(renewalOf(tokensOf({ sub: 'a1' })));
    await expect.poll(session).toEqual(signedIn());
    // This isn't the session that an unresponsive user pool leaves behind.
    expect(usableAccessToken(deviceNow())).toBeDefined();
  });

  it('sets an expired session as soon as the connection is known to be lost', () => {
    stubIdentityService({});
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    start();
    expect(session()).toEqual({ status: 'configuring' });
    connection.record(false);
    expect(session()).toEqual(signedIn());
  });

  it('stops waiting for an unresponsive user pool, and ends the session if it refuses later', async () => {
    vi.useFakeTimers();
    const late = deferred<Refusal>();
    stubIdentityService({ ...REVOKED, GetTokensFromRefreshToken: () => late.promise });
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    start();
    vi.advanceTimersByTime(9_999);
    expect(session()).toEqual({ status: 'configuring' });
    vi.advanceTimersByTime(1);
    expect(session()).toEqual(signedIn());
    vi.useRealTimers();
    late.resolve(REVOKED.GetTokensFromRefreshToken());
    await expect.poll(session).toEqual(visitor);
    await expect.poll(() => Object.keys(localStorage)).toEqual([]);
  });

  it.each([
    [
      'is restored from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['is resumed', () => document.dispatchEvent(new Event('resume'))],
    ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('notices a sign-out in another tab when the page %s', (_, showPage) => {
    storeTokens({ sub: 'a1' });
    start();
    localStorage.clear();
    showPage();
    expect(session()).toEqual(visitor);
    // No reason is given, since the sign-out may have been in this tab.
    expect(sessionStore.takeSignInFailure()).toBeUndefined();
  });
});

it('If the browser blocks storage, a session in memory stays when the tab is shown again', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked);
  start();
  sessionStore.setSession(signedIn());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session()).toEqual(signedIn());
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
    expect(session()).toEqual(signedIn());
  });

  it('signs out, this browser’s account cache is cleared', () => {
    storeTokens({ sub: 'a1' });
    remember('a1', 'snapshot', { level: 3 });
    start();
    expect(session()).toMatchObject({ status: 'authenticated' });
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(TOKEN_KEY_PREFIX)) localStorage.removeItem(name);
    }
    dispatchTokenChange('refreshToken', 'refresh', null);
    expect(session()).toEqual(visitor);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(sessionStore.takeSignInFailure()).toMatch(/^You were signed out in another tab\./);
  });

  it('clears the storage, the session ends', () => {
    storeTokens({ sub: 'a1' });
    start();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(session()).toEqual(visitor);
    expect(sessionStore.takeSignInFailure()).toMatch(/^You were signed out in another tab\./);
  });

  it('stores another item, the session stays as it is', () => {
    start();
    storeTokens({ sub: 'a1' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'verdure.theme', newValue: 'dark' }));
    expect(session()).toEqual(visitor);
  });
});
