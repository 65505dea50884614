import { report } from '@/lib/report';
import { isProviderResponse } from './return-place';
import { type Session, sessionStore } from './store';
import { storedAccount, usableAccessToken } from './stored-tokens';
import { TOKEN_KEY_PREFIX } from './token-storage';

/**
 * Sets the session from the tokens in this browser and keeps it in sync with other tabs. Loads Amplify
 * only to renew an expired token or to finish a sign-in with a social provider (docs/decisions/012).
 * Returns a function that stops listening to other tabs.
 */
export function startSession(): () => void {
  const stored = storedSession();
  if (stored.status === 'authenticated') {
    sessionStore.setSession(stored);
    if (usableAccessToken(Date.now()) === undefined) void readSessionWithAmplify();
  } else if (isProviderResponse(location.search)) {
    void readSessionWithAmplify();
  } else {
    sessionStore.setSession(stored);
  }
  addEventListener('storage', followOtherTabs);
  return () => removeEventListener('storage', followOtherTabs);
}

function storedSession(): Session {
  const account = storedAccount();
  return account ? { status: 'authenticated', account } : { status: 'unauthenticated' };
}

function followOtherTabs({ key }: StorageEvent): void {
  // Without a key, another tab has cleared the whole storage.
  if (key === null || key.startsWith(TOKEN_KEY_PREFIX)) sessionStore.setSession(storedSession());
}

async function readSessionWithAmplify(): Promise<void> {
  try {
    const { readSession } = await import('./amplify');
    await readSession();
  } catch (error) {
    report('The session could not be read.', error);
    sessionStore.setSession(storedSession());
  }
}
