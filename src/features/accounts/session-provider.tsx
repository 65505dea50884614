import { type ReactNode, useEffect, useState } from 'react';
import { type Session, SessionContext } from '@/lib/session';
import { followSession } from './session-source';
import { storedSession } from './stored-session';

/** Gives the session to everything below, and keeps it up to date. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [session, setSession] = useState<Session>(storedSession);
  useEffect(
    () =>
      followSession((next) => setSession((current) => (isSame(current, next) ? current : next))),
    [],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

// A refreshed token describes the same account: pages need not hear of it.
function isSame(current: Session, next: Session): boolean {
  return JSON.stringify(current) === JSON.stringify(next);
}
