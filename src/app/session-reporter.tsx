import { useLayoutEffect } from 'react';
import { SessionProvider } from '@/features/accounts/session-provider';
import { useSession, type Session } from '@/lib/session';

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
  return null;
}
