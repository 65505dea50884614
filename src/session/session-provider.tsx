import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { usableAccessToken } from './kept-tokens';
import { report } from '@/lib/report';
import { type Session, SessionContext } from './session';
import { isSessionWatchNeeded, onSessionWatchNeeded } from './session-watch';
import { storedSession } from './stored-session';

const fetchSource = () => import('./session-source');
const mustAskWho = () => usableAccessToken(Date.now()) === undefined;

/** Starts loading what can say who is there, where no kept token says it already. */
export function preloadSession(): void {
  // A failure is met again, and reported, where the code is needed.
  if (mustAskWho()) fetchSource().catch(() => undefined);
}

/**
 * Gives the session to everything below, and keeps it up to date. Amplify, which knows of changes, is
 * loaded when there may be one: at once where no token is kept that is still good.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [session, setSession] = useState<Session>(storedSession);
  const [mustAsk] = useState(mustAskWho);
  const isNeeded = useSyncExternalStore(onSessionWatchNeeded, isSessionWatchNeeded);
  const isFollowed = mustAsk || isNeeded;
  useEffect(() => {
    if (!isFollowed) return undefined;
    return whenLoaded((next) => setSession((current) => (isSame(current, next) ? current : next)));
  }, [isFollowed]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

// Follows the session as soon as the code for it is there; what it gives ends that at any time.
function whenLoaded(tell: (session: Session) => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const start = async () => {
    const { followSession } = await fetchSource();
    if (!isOver) stop = followSession(tell);
  };
  start().catch((error: unknown) => report('The session cannot be followed.', error));
  return () => {
    isOver = true;
    stop?.();
  };
}

// A refreshed token describes the same account: pages need not hear of it.
function isSame(current: Session, next: Session): boolean {
  return JSON.stringify(current) === JSON.stringify(next);
}
