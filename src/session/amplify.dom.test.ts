import { Hub } from 'aws-amplify/utils';
import { describe, expect, it, vi } from 'vitest';
import { remember } from '@/lib/account-cache';
import { signedIn } from '@/testing/accounts';
import { deferred } from '@/testing/deferred';
import { renewalOf, stubIdentityService, Refusal } from '@/testing/identity-service';
import { signedOut } from '@/testing/signed-out';
import { storeTokens, tokensOf } from '@/testing/stored-tokens';
import {
  dropForgedFailure,
  readSession,
  renewAccessToken,
  reportLostResponse,
  signOutHere,
} from './amplify';
import { UnansweredError } from './service-answers';
import { sessionStore } from './store';
import { TOKEN_KEY_PREFIX } from './token-storage';

const LONG_AGO = 1_000_000_000;

const visitor = { status: 'unauthenticated' };
const session = sessionStore.getSession;

describe('Auth events', () => {
  it.each(['signedIn', 'signInWithRedirect', 'tokenRefresh'])(
    'read the session again after %s',
    async (event) => {
      storeTokens({ sub: 'a1', groups: ['Admin'] });
      Hub.dispatch('auth', { event });
      await expect.poll(session).toEqual(signedIn({ isAdmin: true }));
    },
  );

  it('end the session after signedOut, even during a read', async () => {
    storeTokens({ sub: 'a1' });
    const reading = readSession();
    Hub.dispatch('auth', { event: 'signedOut' });
    await reading;
    expect(session()).toEqual(visitor);
  });

  it('keep the session when a token cannot be renewed offline', async () => {
    stubIdentityService({});
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    sessionStore.setSession(signedIn());
    const failure = vi.fn<(data: unknown) => void>();
    const unsubscribe = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'tokenRefresh_failure') failure(payload.data);
    });
    await readSession();
    unsubscribe();
    // A sign-out that needs no request would be done by the next task.
    await new Promise((done) => setTimeout(done));
    expect(failure).toHaveBeenCalledWith({
      error: expect.objectContaining({ name: 'NetworkError' }),
    });
    expect(session()).toEqual(signedIn());
    expect(Object.keys(localStorage)).not.toEqual([]);
  });

  it('store why a social sign-in failed, for the sign-in page', () => {
    const error = { name: 'OAuthSignInException', message: 'The first one.' };
    Hub.dispatch('auth', { event: 'signInWithRedirect_failure', data: { error } });
    expect(sessionStore.takeSignInFailure()).toBe('The first one.');
    expect(session()).toEqual({ status: 'configuring' });
  });
});

it('An unexpected provider response is reported as lost', () => {
  history.replaceState(null, '', '/login?code=1&state=2');
  reportLostResponse();
  expect(sessionStore.takeSignInFailure()).toBe('An error occurred while validating the state.');
  history.replaceState(null, '', '/login?error=access_denied');
  reportLostResponse();
  expect(sessionStore.takeSignInFailure()).toBe('User cancelled OAuth flow.');
  localStorage.setItem(`${TOKEN_KEY_PREFIX}client.inflightOAuth`, 'true');
  reportLostResponse();
  expect(sessionStore.takeSignInFailure()).toBeUndefined();
  history.replaceState(null, '', '/');
});

it.each([
  ['?error=x&error_description=Call+us&state=1', false],
  ['?error=x&error_description=Call+us', false],
  ['?error=x&state=2', true],
  ['?code=1&state=3', true],
])('With %s, the address keeps its query: %s', (search, isKept) => {
  localStorage.setItem(`${TOKEN_KEY_PREFIX}client.oauthState`, '2');
  history.replaceState(null, '', `/login${search}`);
  dropForgedFailure();
  expect(location.search).toBe(isKept ? search : '');
  history.replaceState(null, '', '/');
});

it('keeps the session when the user pool stalls', async () => {
  const stalled = new UnansweredError(undefined);
  vi.stubGlobal('fetch', () => Promise.reject(stalled));
  storeTokens({ sub: 'a1', expires: LONG_AGO });
  await readSession();
  expect(session()).toEqual(signedIn());
});

it.each([
  ['ends', 'is refused', new Refusal('InvalidParameterException', 'No such client'), visitor],
  ['stays', 'is throttled', new Refusal('TooManyRequestsException', 'Wait'), signedIn()],
  ['stays', 'fails with an error', new Refusal('InternalErrorException', 'Wait'), signedIn()],
  ['stays', 'fails with an unnamed error', new Refusal('Unavailable', 'Wait', 503), signedIn()],
  ['stays', 'is blocked by a firewall', new Refusal('ForbiddenException', 'Blocked'), signedIn()],
])('A stored session %s if its renewal %s', async (_, _why, refusal, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubIdentityService({ GetTokensFromRefreshToken: () => refusal, RevokeToken: () => ({}) });
  storeTokens({ sub: 'a1', expires: LONG_AGO });
  const reading = readSession();
  // Amplify retries some requests after a delay.
  await vi.runAllTimersAsync();
  await reading;
  vi.useRealTimers();
  expect(session()).toEqual(expected);
});

it('renewAccessToken times out if the service doesn’t respond', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = deferred<object>();
  stubIdentityService({ GetTokensFromRefreshToken: () => late.promise });
  storeTokens({ sub: 'a1' });
  const renewal = renewAccessToken(true).catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await renewal).toBe('Error: The renewal stalled.');
  vi.useRealTimers();
  const tokens = tokensOf({ sub: 'a1' });
  late.resolve(renewalOf(tokens));
  expect(await renewAccessToken(true)).toBe(tokens.access);
});

it('renewAccessToken ends the session, with a reason, if the browser has cleared this site’s data', async () => {
  sessionStore.setSession(signedIn());
  expect(await renewAccessToken(false)).toBeUndefined();
  expect(session()).toEqual(visitor);
  expect(sessionStore.takeSignInFailure()).toMatch(/^Your session has ended/);
});

it('If storage is full, a renewed session ends as a whole, with a message that says why', async () => {
  stubIdentityService({ GetTokensFromRefreshToken: () => renewalOf(tokensOf({ sub: 'a1' })) });
  storeTokens({ sub: 'a1', expires: LONG_AGO });
  localStorage.setItem('verdure.other', 'stays');
  sessionStore.setSession(signedIn());
  const signOut = signedOut();
  const store = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.endsWith('.idToken')) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, key, value);
  });
  await expect(renewAccessToken(true)).rejects.toThrow(/has no space left to keep you signed in/);
  vi.restoreAllMocks();
  await signOut;
  expect(session()).toEqual(visitor);
  expect(Object.keys(localStorage)).toEqual(['verdure.other']);
  expect(sessionStore.takeSignInFailure()).toMatch(/has no space left to keep you signed in/);
});

describe('signOutHere', () => {
  it('ends the session and clears this browser’s data of the account', async () => {
    stubIdentityService({ RevokeToken: () => ({}) });
    storeTokens({ sub: 'a1' });
    sessionStore.setSession(signedIn());
    remember('a1', 'snapshot', { level: 3 });
    await signOutHere();
    expect(session()).toEqual(visitor);
    await expect.poll(() => Object.keys(localStorage)).toEqual([]);
    expect(sessionStore.wasSignedOut()).toBe(true);
  });

  it.each([
    ['NotAuthorizedException', 'Refresh Token has been revoked'],
    ['UserNotFoundException', 'User does not exist.'],
  ])('isn’t recorded when a refused token ends the session: %s', async (type, message) => {
    stubIdentityService({
      GetTokensFromRefreshToken: () => new Refusal(type, message),
      RevokeToken: () => ({}),
    });
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    sessionStore.setSession(signedIn());
    const signOut = signedOut();
    await readSession();
    await signOut;
    expect([session(), Object.keys(localStorage)]).toEqual([visitor, []]);
    expect(sessionStore.wasSignedOut()).toBe(false);
    expect(sessionStore.getLastAccountId()).toBe('a1');
  });
});
