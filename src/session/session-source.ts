import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import './amplify';
import { clearAccountCache } from '@/lib/account-cache';
import { report } from '@/lib/report';
import type { Session } from './session';
import * as v from 'valibot';
import { accountFrom } from './account-claims';
import { signOutHere } from './sign-out';
import { storedSession } from './stored-session';

const RefreshFailure = v.object({ error: v.object({ name: v.string() }) });

/**
 * Reports the session now and whenever it changes, in this tab or another (spec §4), until the
 * returned function is called. Answers that have been overtaken are not reported.
 */
export function followSession(report: (session: Session) => void): () => void {
  let latest = 0;
  const tell = (session: Session) => {
    latest += 1;
    // Where nobody is signed in, nothing of an account is kept.
    if (session.status === 'unauthenticated') clearAccountCache();
    report(session);
  };
  const readAgain = async () => {
    const turn = ++latest;
    const session = await readSession();
    if (turn === latest) tell(session);
  };
  // Amplify turns what other tabs store or remove into these same events, for those who ask.
  const everyTab = { listenerName: 'session', enableCrossTabEvents: true };
  const stop = Hub.listen(
    'auth',
    ({ payload }) => {
      switch (payload.event) {
        case 'signedIn':
        case 'signInWithRedirect':
        case 'tokenRefresh':
          return void readAgain();
        case 'signedOut':
          return tell({ status: 'unauthenticated' });
        case 'tokenRefresh_failure':
          if (!isForWantOfConnection(payload.data)) void endSession();
          return undefined;
        // The widget speaks of a social sign-in that failed; of nothing else does the session change.
        case 'signInWithRedirect_failure':
        case 'customOAuthState':
          return undefined;
      }
    },
    everyTab,
  );
  void readAgain();
  return () => {
    latest += 1;
    stop();
  };
}

// A session whose tokens are refused is over whatever signing out says; guards lead to /login.
async function endSession(): Promise<void> {
  try {
    await signOutHere();
  } catch (error) {
    report('Signing out after a refused token failed.', error);
  }
}

/**
 * The session by its tokens, refreshed when they have expired. It asks the token provider and not
 * fetchAuthSession, which would call the identity pool too.
 */
async function readSession(): Promise<Session> {
  try {
    const tokens = await cognitoUserPoolsTokenProvider.getTokens();
    const account = tokens && accountFrom(claimsOf(tokens));
    return account ? { status: 'authenticated', account } : { status: 'unauthenticated' };
  } catch {
    const kept = storedSession();
    return kept.status === 'authenticated' ? kept : { status: 'unauthenticated' };
  }
}

type Tokens = NonNullable<Awaited<ReturnType<typeof cognitoUserPoolsTokenProvider.getTokens>>>;

function claimsOf({ accessToken, idToken, signInDetails }: Tokens) {
  return {
    access: accessToken.payload,
    id: idToken?.payload,
    loginId: signInDetails?.loginId,
  };
}

function isForWantOfConnection(failure: unknown): boolean {
  const parsed = v.safeParse(RefreshFailure, failure);
  return parsed.success && parsed.output.error.name === 'NetworkError';
}
