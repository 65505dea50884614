import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '@/components/announcer';
import { Button } from '@/components/button';
import { ErrorScreen } from '@/components/error-screen';
import { focusNextHeading, useFocusAfterNavigation } from '@/components/page';
import { connection } from '@/lib/connection';
import { paths } from '@/paths';
import { useSession } from '@/session/session';

/** Why the code of a page is missing: new for each attempt. */
export type LoadFailure = { readonly isOffline: boolean };

type PageUnavailableProps = {
  failure: LoadFailure;
  /** Settles when the attempt is over; the page replaces this screen if it worked. */
  onRetry: () => Promise<void>;
  onLeave: () => void;
};

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

// A new object for each failure, which is announced each time. A sign-out without a connection leads to
// the sign-in page, whose code may be missing.
function useTextOf(failure: LoadFailure) {
  const { pathname } = useLocation();
  const isSignedOut = useSession().status === 'unauthenticated' && pathname === paths.login;
  return useMemo(() => {
    if (!failure.isOffline) return { ...notLoaded };
    return isSignedOut ? { ...signedOut } : { ...offline };
  }, [failure, isSignedOut]);
}

/** Shown instead of a page whose code couldn't be loaded. Tries again when asked, and once back online. */
export function PageUnavailable({ failure, onRetry, onLeave }: PageUnavailableProps) {
  const text = useTextOf(failure);
  const [isRetrying, setRetrying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterNavigation(heading);
  useFocusPassedOn(heading, button);

  useAnnounced(text);
  useEffect(() => onLeave, [onLeave]);

  const retry = async () => {
    if (isRetrying) return;
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  const retryOnline = useEffectEvent(() => {
    if (connection.isOnline()) void retry();
  });
  useEffect(() => connection.subscribe(() => retryOnline()), []);

  return (
    <ErrorScreen
      title={text.title}
      headingRef={heading}
      detail={text.detail}
      action={
        // Stays enabled; disabling it would lose focus.
        <Button ref={button} onClick={() => void retry()}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      }
    />
  );
}

function useAnnounced(text: ReturnType<typeof useTextOf>): void {
  const announce = useAnnounce();
  useEffect(() => announce(`${text.title}. ${text.detail}`, 'assertive'), [announce, text]);
  // Once the page has opened, it isn't true anymore.
  useEffect(() => () => announce('', 'assertive'), [announce]);
}

// The page that replaces this screen takes focus only if it is here, not elsewhere in the frame.
function useFocusPassedOn(...elements: readonly RefObject<HTMLElement | null>[]): void {
  const passOn = useEffectEvent(() => {
    if (elements.some(({ current }) => current === document.activeElement)) focusNextHeading();
  });
  useLayoutEffect(() => passOn, []);
}
