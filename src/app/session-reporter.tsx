import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { preloadSession, SessionProvider } from '@/session/session-provider';
import { useVisit } from '@/features/accounts/use-visit';
import { useSession, type Session } from '@/session/session';
import { isOpenPath } from './pages';

// With this module, not when React comes to show what is in it, which it puts off for a while.
preloadSession();

type SessionReporterProps = { onSession: (session: Session) => void };

/**
 * Tells who is there, now and at every change. It stands beside the pages and not around them: a
 * provider that arrives late would otherwise build every page anew.
 */
export function SessionReporter({ onSession }: SessionReporterProps) {
  return (
    <SessionProvider>
      <Report onSession={onSession} />
    </SessionProvider>
  );
}

function Report({ onSession }: SessionReporterProps) {
  const session = useSession();
  useLayoutEffect(() => onSession(session), [onSession, session]);
  const { pathname } = useLocation();
  // Pages with server state see to it themselves, once they have what they show.
  useVisit(session, isOpenPath(pathname));
  return null;
}
