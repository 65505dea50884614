import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { ErrorScreen } from '@/components/error-screen';
import { VisuallyHidden } from '@/components/visually-hidden';
import { now } from '@/lib/clock';
import { connection } from '@/lib/connection';
import { tabStorage } from '@/lib/storage';
import { paths } from '@/paths';
import { useSession } from '@/session/session';
import { PageSkeleton } from './page-skeleton';

/** Why a page isn't available. */
type Failure = 'offline' | 'not loaded';

/**
 * Replaces a page whose code couldn't be loaded. Deployments remove the code of pages that were opened before, so the
 * page reloads: automatically, on request, and when the connection returns.
 */
export function PageUnavailable() {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    void reload(false).then(setFailure);
    return connection.subscribe(() => {
      if (connection.isOnline()) location.reload();
    });
  }, []);
  return failure ? <Problem failure={failure} onFailure={setFailure} /> : <PageSkeleton />;
}

// Reloads the page if that might help; otherwise resolves with the reason why the page isn't available.
async function reload(isManual: boolean): Promise<Failure | undefined> {
  const isOnline = await connection.check();
  if (!isOnline) return 'offline';
  if (!isManual && !mayReload(now())) return 'not loaded';
  location.reload();
  return undefined;
}

const RELOADED_AT = 'verdure.reloaded-at';
const MIN_INTERVAL_MS = 60_000;

// At most once a minute, so a server that is down leads to an error instead of endless reloads. Without storage,
// reloads can't be counted, so there are none.
function mayReload(time: number): boolean {
  const last = Number(tabStorage.read(RELOADED_AT) ?? 0);
  return time - last > MIN_INTERVAL_MS && tabStorage.write(RELOADED_AT, String(time));
}

const offline = {
  title: 'You’re offline',
  detail: 'This page isn’t available offline yet. It will open when you’re back online.',
};
const signedOut = {
  title: 'You are signed out',
  detail: 'You’re offline right now. You can sign in again when you’re back online.',
};
const notLoaded = {
  title: 'Couldn’t load this page',
  detail: 'Check your connection and try again.',
};

interface ProblemProps {
  readonly failure: Failure;
  /** Called when another attempt has failed. */
  readonly onFailure: (failure: Failure) => void;
}

function Problem({ failure, onFailure }: ProblemProps) {
  const { pathname } = useLocation();
  // After a sign-out without a connection, the sign-in page's code may be missing.
  const isSignedOut = useSession().status === 'unauthenticated' && pathname === paths.login;
  const whenOffline = isSignedOut ? signedOut : offline;
  const { title, detail } = failure === 'offline' ? whenOffline : notLoaded;
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    const next = await reload(true);
    if (!next) return;
    setRetrying(false);
    onFailure(next);
  };
  return (
    <ErrorScreen
      title={title}
      detail={
        // Replaced with each attempt, so that each result is read out.
        <span key={String(isRetrying)} role={isRetrying ? undefined : 'alert'}>
          <VisuallyHidden>{`${title}. `}</VisuallyHidden>
          <span>{detail}</span>
        </span>
      }
      action={
        // Stays enabled, since disabling it would lose focus.
        <Button onClick={() => void retry()}>{isRetrying ? 'Trying again…' : 'Try again'}</Button>
      }
    />
  );
}
