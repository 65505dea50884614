import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionContext, type Session } from '@/lib/session';
import { hasStoredSession } from '@/lib/session-hint';
import { orReloadOnce } from './loading/reload-once';
import { isOpenPath } from './pages';

const loadReporter = async () => ({
  default: (await orReloadOnce(() => import('./session-reporter'))).SessionReporter,
});
const SessionReporter = lazy(loadReporter);

/** Starts loading the sign-in client for an address that will ask who is there. */
export function preloadSession(pathname: string): void {
  if (!isOpenPath(pathname) || hasStoredSession()) void loadReporter().catch(() => undefined);
}

/**
 * Gives the session to everything below. The sign-in client is loaded when a page asks who is there,
 * or when this browser keeps a session; a visitor who only reads public pages never loads it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const kept = useSyncExternalStore(followStorage, hasStoredSession, () => false);
  const isAskedFor = kept || !isOpenPath(pathname);
  const [asked, setAsked] = useState(isAskedFor);
  if (isAskedFor && !asked) setAsked(true);
  const [answer, setAnswer] = useState<Session>({ status: 'configuring' });
  const session = asked ? answer : visitor;

  useEffect(() => {
    // The mark of first-paint.js has done its work once it is known who is there.
    if (asked && answer.status !== 'configuring') delete document.documentElement.dataset.session;
  }, [asked, answer.status]);

  return (
    <SessionContext value={session}>
      {children}
      {asked && (
        <Suspense>
          <SessionReporter onSession={setAnswer} />
        </Suspense>
      )}
    </SessionContext>
  );
}

const visitor: Session = { status: 'unauthenticated' };

// Somebody who signs in within another tab is signed in within this one too.
function followStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
