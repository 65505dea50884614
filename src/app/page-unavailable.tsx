import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '@/components/announcer';
import { Button } from '@/components/button';
import { ErrorScreen } from '@/components/error-screen';
import { focusNextHeading, useFocusAfterNavigation } from '@/components/page';
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
  detail: 'This page isn’t available offline yet. It opens when you’re back online.',
};
const signedOut = {
  title: 'You are signed out',
  detail: 'You’re offline right now. You can sign in again when you’re back online.',
};
const notLoaded = {
  title: 'This page couldn’t be loaded',
  detail: 'Check your connection and try again.',
};

// A sign-out without a connection leads to the sign-in page, whose code may not be there.
function useTextOf({ isOffline }: LoadFailure) {
  const { pathname } = useLocation();
  const { status } = useSession();
  if (!isOffline) return notLoaded;
  return pathname === paths.login && status === 'unauthenticated' ? signedOut : offline;
}

/** Shown instead of a page whose code couldn't be loaded. Tries again when asked, and once back online. */
export function PageUnavailable({ failure, onRetry, onLeave }: PageUnavailableProps) {
  const { title, detail } = useTextOf(failure);
  const [isRetrying, setRetrying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterNavigation(heading);
  useFocusPassedOn(heading, button);

  useAnnounced(`${title}. ${detail}`, failure);
  useEffect(() => onLeave, [onLeave]);

  const retry = async () => {
    if (isRetrying) return;
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('online', () => retryOnline(), stop);
    return () => stop.abort();
  }, []);

  return (
    <ErrorScreen
      title={title}
      headingRef={heading}
      detail={detail}
      action={
        // Not disabled meanwhile: that would lose the focus.
        <Button ref={button} onClick={() => void retry()}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      }
    />
  );
}

// Repeats the text for each new failure.
function useAnnounced(text: string, failure: LoadFailure): void {
  const announce = useAnnounce();
  const announceFailure = useEffectEvent((_: LoadFailure) => announce(text, 'assertive'));
  useEffect(() => announceFailure(failure), [failure]);
}

// The page that replaces this screen takes the focus only from here, not from elsewhere in the frame.
function useFocusPassedOn(...elements: readonly RefObject<HTMLElement | null>[]): void {
  const passOn = useEffectEvent(() => {
    if (elements.some(({ current }) => current === document.activeElement)) focusNextHeading();
  });
  useLayoutEffect(() => passOn, []);
}
