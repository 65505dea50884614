import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { signOut } from 'aws-amplify/auth';
import {
  CognitoAWSCredentialsAndIdentityIdProvider,
  cognitoUserPoolsTokenProvider,
} from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import config from 'client-config';
import * as v from 'valibot';
import { SECOND_MS } from '@/domain/instant';
import { report } from '@/lib/report';
import { signInPaths } from '@/paths';
import { accountFrom } from './account';
import { identityIdStore } from './identity-id';
import { redirectFailureMessage, STATE_LOST } from './identity-message';
import { isProviderResponse } from './return-place';
import { checkedFetch } from './service-answers';
import { sessionOf, sessionStore } from './store';
import { readStoredAccount, readStoredTokens } from './stored-tokens';
import { isAwaitedState, isProviderAwaited, removeStoredTokens } from './token-storage';
import { NoRoomError, wholeSessionStorage } from './whole-session-storage';

/*
 * Importing this module configures Amplify and connects its auth events to the session store. Only
 * lazily loaded modules may import it, so that public pages stay free of Amplify.
 */
// Amplify would accept any response as the service's, and has no hook to check it.
globalThis.fetch = checkedFetch(globalThis.fetch);
if (!config.Auth) report('amplify_outputs.json describes no user pool: nobody can sign in.');
// Amplify reads a provider's response from the URL as soon as it is configured, so listen first.
Hub.listen('auth', ({ payload }) => {
  switch (payload.event) {
    case 'signedIn':
    case 'signInWithRedirect':
    case 'tokenRefresh':
      return void readSession();
    case 'signedOut':
      return endSession();
    case 'tokenRefresh_failure':
      if (!v.is(RenewalFailure, payload.data)) void signOutAfterFailure(payload.data);
      return undefined;
    case 'signInWithRedirect_failure':
      return sessionStore.setSignInFailure(redirectFailureMessage(payload.data, location.search));
    case 'customOAuthState':
      return undefined;
  }
});
reportLostResponse();
dropForgedFailure();
const credentialsProvider = new CognitoAWSCredentialsAndIdentityIdProvider(identityIdStore);
cognitoUserPoolsTokenProvider.setKeyValueStorage(wholeSessionStorage);
// With custom providers, Amplify leaves the token provider's configuration to the caller.
if (config.Auth) cognitoUserPoolsTokenProvider.setAuthConfig(config.Auth);
Amplify.configure(config, {
  Auth: {
    tokenProvider: cognitoUserPoolsTokenProvider,
    credentialsProvider: {
      // Reading attributes would also request credentials, which would delay the sign-in.
      getCredentialsAndIdentityId: async (options) =>
        isSignInPage() ? undefined : credentialsProvider.getCredentialsAndIdentityId(options),
      clearCredentialsAndIdentityId: () => {
        void credentialsProvider.clearCredentialsAndIdentityId();
      },
    },
  },
});

function isSignInPage(): boolean {
  return Object.values<string>(signInPaths).includes(location.pathname);
}

/**
 * Reports a provider's response that no sign-in is waiting for, such as one that was opened twice, or that arrives
 * after another tab began a sign-in: Amplify ignores these.
 */
export function reportLostResponse(): void {
  if (!isSignInPage() || !isProviderResponse(location.search) || isProviderAwaited()) return;
  const failure = { error: new Error(STATE_LOST) };
  sessionStore.setSignInFailure(redirectFailureMessage(failure, location.search));
}

/** Removes a failure from the address unless a provider sent it: Amplify would show anyone's text. */
export function dropForgedFailure(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('error') || isAwaitedState(query.get('state'))) return;
  history.replaceState(history.state, '', location.pathname);
}

let latestRead = 0;

/**
 * Reads the session from Amplify's tokens, renewing them if they have expired, and stores it unless a later event has
 * changed the session meanwhile. Uses the token provider, since fetchAuthSession would also call the identity pool.
 */
export async function readSession(): Promise<void> {
  latestRead += 1;
  const read = latestRead;
  try {
    const tokens = await cognitoUserPoolsTokenProvider.getTokens();
    // The stored tokens also correct the clock.
    readStoredTokens();
    const account =
      tokens &&
      accountFrom({
        access: tokens.accessToken.payload,
        id: tokens.idToken?.payload,
        loginId: tokens.signInDetails?.loginId,
      });
    if (read === latestRead) sessionStore.setSession(sessionOf(account ?? undefined));
  } catch (error) {
    // A known session stays.
    if (read !== latestRead || sessionStore.getSession().status !== 'configuring') return;
    // Without an answer, the stored session is the last one known (docs/decisions/012).
    if (v.is(NoAnswer, error)) sessionStore.setSession(sessionOf(readStoredAccount()));
    else endSession();
  }
}

/** How long a request waits for its token to be renewed. */
const RENEWAL_MS = 20 * SECOND_MS;

/**
 * Returns the access token, renewed if it has expired or `forceRefresh` is set. If nobody is signed in anymore, ends
 * the session and returns undefined. Throws if the user pool doesn't respond in time.
 */
export async function renewAccessToken(forceRefresh: boolean): Promise<string | undefined> {
  // Amplify would wait for a stalled renewal as long as the browser does, and delay every request.
  const stalled = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The renewal stalled.')), RENEWAL_MS);
  });
  const tokens = await Promise.race([
    cognitoUserPoolsTokenProvider.getTokens({ forceRefresh }),
    stalled,
  ]);
  // No event reports that the browser's data was cleared.
  if (!tokens) await signOutAfterFailure(undefined);
  // The stored tokens also correct the clock.
  readStoredTokens();
  return tokens?.accessToken.toString();
}

/** AWS credentials of a member. */
export type Credentials = NonNullable<
  Awaited<ReturnType<typeof credentialsProvider.getCredentialsAndIdentityId>>
>['credentials'];

/** Forgets the AWS credentials, so the next account doesn't use them to sign. */
export function forgetCredentials(): void {
  void credentialsProvider.clearCredentials();
}

/**
 * Fetches the signed-in account's AWS credentials; undefined if nobody is signed in. If the stored identity ID is
 * refused, such as after the identity pool was replaced, requests a new one.
 */
export async function fetchCredentials(): Promise<Credentials | undefined> {
  try {
    return await credentialsOf(config.Auth);
  } catch (error) {
    if (v.is(RefusedIdentity, error)) await credentialsProvider.clearCredentialsAndIdentityId();
    else throw error;
  }
  return credentialsOf(config.Auth);
}

async function credentialsOf(
  authConfig: ResourcesConfig['Auth'],
): Promise<Credentials | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (!authConfig || !tokens) return undefined;
  const fetched = await credentialsProvider.getCredentialsAndIdentityId({
    authConfig,
    tokens,
    authenticated: true,
  });
  return fetched?.credentials;
}

/**
 * Ends the session in all tabs of this browser, on the user's request, and clears the account cache. Throws if it
 * fails; the caller logs and shows the error (spec §2.4).
 */
export async function signOutHere(): Promise<void> {
  sessionStore.setSigningOut(true);
  try {
    await signOut();
  } catch (error) {
    sessionStore.setSigningOut(false);
    throw error;
  }
  endSession();
}

function endSession(): void {
  latestRead += 1;
  sessionStore.setSession({ status: 'unauthenticated' });
}

async function signOutAfterFailure(failure: unknown): Promise<void> {
  if (sessionStore.getSession().status !== 'unauthenticated') {
    const noRoom = v.safeParse(NoRoomFailure, failure);
    sessionStore.setEndReason(
      noRoom.success
        ? noRoom.output.error.message
        : 'Your session has ended. Sign in again to continue.',
    );
  }
  // Otherwise, Amplify would navigate to the provider's sign-out page, and typed text would be lost.
  removeStoredTokens();
  try {
    await signOut();
    endSession();
  } catch (error) {
    report('Signing out after a refused token failed.', error);
  }
}

const RefusedIdentity = v.object({
  name: v.picklist([
    'ResourceNotFoundException',
    'NotAuthorizedException',
    'InvalidParameterException',
  ]),
});
/** Failures that don't say whether a session is over: no response, or none of the pool's (docs/decisions/165). */
const NoAnswer = v.union([
  v.object({
    name: v.picklist([
      'NetworkError',
      'UnansweredError',
      'TooManyRequestsException',
      'InternalErrorException',
      // From the pool's firewall.
      'ForbiddenException',
    ]),
  }),
  v.object({ metadata: v.object({ httpStatusCode: v.pipe(v.number(), v.minValue(500)) }) }),
]);
const NoRoomFailure = v.object({ error: v.instance(NoRoomError) });
const RenewalFailure = v.object({ error: NoAnswer });
