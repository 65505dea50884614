import { SECOND_MS } from '@/domain/instant';
import { deviceNow } from '@/lib/clock';
import { connection } from '@/lib/connection';
import { report } from '@/lib/report';
import { browserStorage } from '@/lib/storage';
import { loadAmplify } from './load-amplify';
import { isProviderResponse } from './return-place';
import { type Session, sessionOf, sessionStore } from './store';
import { readStoredAccount, usableAccessToken } from './stored-tokens';
import { TOKEN_KEY_PREFIX } from './token-storage';

/** After this time, the user pool counts as unreachable. */
const TIMEOUT_MS = 10 * SECOND_MS;

const SIGNED_OUT_ELSEWHERE = 'You were signed out in another tab.';

/**
 * Sets the session from the tokens in this browser and keeps it in sync with other tabs. Loads Amplify only to renew an
 * expired token or to finish a sign-in with a social provider. An expired session waits for the renewal, since it may
 * have been ended elsewhere (docs/decisions/012). Returns a function that stops waiting and listening.
 */
export function startSession(): () => void {
  const stored = readStoredSession();
  if (stored.status === 'authenticated') sessionStore.expectAccount(stored.account.id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  if (stored.status === 'authenticated' && hasExpired()) {
    timer = setTimeout(stopWaiting, TIMEOUT_MS);
    unsubscribe = connection.subscribe(() => {
      if (!connection.isOnline()) stopWaiting();
    });
    void readSessionWithAmplify();
  } else if (stored.status === 'unauthenticated' && isProviderResponse(location.search)) {
    void readSessionWithAmplify();
  } else {
    sessionStore.setSession(stored);
  }
  const listeners = new AbortController();
  addEventListener('storage', followOtherTabs, listeners);
  addEventListener('pageshow', followAfterRestore, listeners);
  document.addEventListener('resume', followOnReturn, listeners);
  document.addEventListener('visibilitychange', followOnReturn, listeners);
  return () => {
    clearTimeout(timer);
    unsubscribe?.();
    listeners.abort();
  };
}

function readStoredSession(): Session {
  return sessionOf(readStoredAccount());
}

function hasExpired(): boolean {
  return usableAccessToken(deviceNow()) === undefined;
}

function stopWaiting(): void {
  if (isWaiting()) sessionStore.setSession(readStoredSession());
}

function isWaiting(): boolean {
  return sessionStore.getSession().status === 'configuring';
}

function followOtherTabs({ key }: StorageEvent): void {
  // Without a key, another tab has cleared all storage.
  if (key !== null && !key.startsWith(TOKEN_KEY_PREFIX)) return;
  const wasSignedIn = isSignedIn();
  followStorage();
  if (wasSignedIn && !isSignedIn()) sessionStore.setEndReason(SIGNED_OUT_ELSEWHERE);
}

function isSignedIn(): boolean {
  return sessionStore.getSession().status === 'authenticated';
}

// A page in the back/forward cache gets no storage events.
function followAfterRestore({ persisted }: PageTransitionEvent): void {
  if (persisted) followStorage();
}

// A page that was frozen or suspended gets storage events after the user's first click, or never.
function followOnReturn(): void {
  if (!document.hidden && !isWaiting()) followStorage();
}

function followStorage(): void {
  // The session is in this page's memory.
  if (!browserStorage.isReadable()) return;
  const stored = readStoredSession();
  // Another tab may be removing refused tokens one by one.
  if (stored.status === 'authenticated' && hasExpired() && isWaiting()) return;
  sessionStore.setSession(stored);
}

async function readSessionWithAmplify(): Promise<void> {
  try {
    const { readSession } = await loadAmplify();
    await readSession();
  } catch (error) {
    report('The session could not be read.', error);
    sessionStore.setSession(readStoredSession());
  }
}
