import { beforeEach, expect, it } from 'vitest';
import { signedIn } from '@/testing/accounts';
import { REVOKED, stubIdentityService } from '@/testing/identity-service';
import { signedOut } from '@/testing/signed-out';
import { storeTokens } from '@/testing/stored-tokens';
import { endIfOver } from './end-if-over';
import { sessionStore } from './store';

/** An error of the identity service as Amplify throws it. */
function errorOf(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

beforeEach(() => {
  storeTokens({ sub: 'a1' });
  sessionStore.setSession(signedIn());
});

it('ends the session, with a reason, when a token was revoked', async () => {
  stubIdentityService(REVOKED);
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
  // The user pool can't be reached meanwhile.
  errorOf('NotAuthorizedException', 'Access Token has been revoked'),
])('keeps the session after another error, or without a response: $message', async (error) => {
  const calls = stubIdentityService({});
  await endIfOver(error);
  expect(calls).toEqual([]);
  expect(sessionStore.getSession()).toEqual(signedIn());
});
