import { afterAll, beforeEach, expect, it } from 'vitest';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import { signedOut } from '@/testing/signed-out';
import { storeTokens } from '@/testing/stored-tokens';
import { endIfOver } from './end-if-over';
import { sessionOf, sessionStore } from './store';

const account = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };

/** An error of the identity service as Amplify throws it. */
function errorOf(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

// Other files share this process.
afterAll(() => sessionStore.setSession({ status: 'configuring' }));

beforeEach(() => {
  storeTokens({ sub: 'a1' });
  sessionStore.setSession(sessionOf(account));
  sessionStore.takeSignInFailure();
});

it('ends the session, with a reason, when a token was revoked', async () => {
  stubIdentityService({
    GetTokensFromRefreshToken: () =>
      new Refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
    RevokeToken: () => ({}),
  });
  const signOut = signedOut();
  await endIfOver(errorOf('NotAuthorizedException', 'Access Token has been revoked'));
  await signOut;
  expect(sessionStore.getSession()).toEqual({ status: 'unauthenticated' });
  expect(sessionStore.takeSignInFailure()).toMatch(/^Your session has ended/);
});

it.each([
  errorOf('NotAuthorizedException', 'Incorrect username or password.'),
  errorOf('NetworkError', 'A network error has occurred.'),
  errorOf('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
])('asks nothing after another error: $message', async (error) => {
  const calls = stubIdentityService({});
  await endIfOver(error);
  expect(calls).toEqual([]);
  expect(sessionStore.getSession()).toEqual(sessionOf(account));
});

it('keeps the session when the user pool can’t be reached', async () => {
  const calls = stubIdentityService({});
  await endIfOver(errorOf('NotAuthorizedException', 'Access Token has been revoked'));
  expect(calls).toEqual([]);
  expect(sessionStore.getSession()).toEqual(sessionOf(account));
});
