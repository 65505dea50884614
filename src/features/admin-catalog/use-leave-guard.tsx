import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Question } from '@/components/question';

type Leave = () => void;

interface LeaveGuard {
  /** The page renders this. */
  readonly dialog: ReactNode;
  /** Runs `leave` at once, or after the user has agreed to lose what was typed. */
  unlessLost(isLost: boolean, leave: Leave): void;
}

/** Asks before unsaved text is lost by a link, by going back, by signing out or by closing the tab. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [pending, setPending] = useState<Leave>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ends = new AbortController();
    // In the capture phase, before the router handles a click.
    const options = { capture: true, signal: ends.signal };
    const hold = (event: Event, leave: Leave) => {
      event.preventDefault();
      event.stopPropagation();
      setPending(() => () => {
        ends.abort();
        leave();
      });
    };
    const onClick = (event: MouseEvent) => {
      const address = leavingAddress(event);
      if (address !== undefined) return hold(event, () => void navigate(address));
      const target = event.target instanceof Element ? event.target : undefined;
      // It ends the visit, as 'Sign Out' does.
      const button = target?.closest<HTMLElement>('button[data-leaves]');
      return button && hold(event, () => button.click());
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      const { key } = event.destination;
      hold(event, () => navigation.traverseTo(key));
    };
    addEventListener('beforeunload', (event) => event.preventDefault(), options);
    document.addEventListener('click', onClick, options);
    // Where the browser allows it, for going back and forward.
    if ('navigation' in window) navigation.addEventListener('navigate', onNavigate, options);
    return () => ends.abort();
  }, [isUnsaved, navigate]);

  const close = () => setPending(undefined);
  return {
    unlessLost: (isLost, leave) => (isLost ? setPending(() => leave) : leave()),
    dialog: pending && (
      <Question
        title="Discard unsaved changes?"
        back="Keep editing"
        answers={[
          {
            text: 'Discard changes',
            variant: 'danger',
            onClick: () => {
              close();
              pending();
            },
          },
        ]}
        onClose={close}
      >
        <p>Your changes haven’t been saved.</p>
      </Question>
    ),
  };
}

/** Returns the address of another page of the product to which a plain click on a link leads; undefined for other clicks. */
function leavingAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (link.target === '_blank' || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname + link.search + link.hash;
}
