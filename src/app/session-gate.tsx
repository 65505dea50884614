import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionContext, type Session } from '@/session/session';
import { hasStoredSession } from '@/session/session-hint';
import { latePart } from './loading/late-part';
import { isOpenPath, preloadPath } from './pages';

const lateReporter = latePart(async () => (await import('./session-reporter')).SessionReporter);
const { Part: LateReporter } = lateReporter;

/** Loads the sign-in client for an address that will ask who is there. */
export async function preloadReporter(pathname: string): Promise<void> {
  if (!isOpenPath(pathname) || hasStoredSession()) await lateReporter.preload();
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
    // The page's code comes while it is found out who is there, not after that.
    preloadPath(pathname).catch(() => undefined);
  }, [pathname]);

  useEffect(() => {
    // The mark of the script in index.html has done its work once it is known who is there.
    if (asked && answer.status !== 'configuring') delete document.documentElement.dataset.session;
  }, [asked, answer.status]);

  return (
    <SessionContext value={session}>
      {children}
      {asked && <LateReporter onSession={setAnswer} />}
    </SessionContext>
  );
}

const visitor: Session = { status: 'unauthenticated' };

// Somebody who signs in within another tab is signed in within this one too.
function followStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
