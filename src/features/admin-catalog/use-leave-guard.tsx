import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';

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
  const ask = (leave: Leave) => setPending(() => leave);
  const follow = useRef({ ask, navigate });
  useEffect(() => {
    follow.current = { ask, navigate };
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // In the capture phase, before the router handles the click.
    const onClick = (event: MouseEvent) => {
      const leave = leaveBy(event);
      if (leave === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      follow.current.ask(leave);
    };
    const leaveBy = (event: MouseEvent): Leave | undefined => {
      const address = internalAddress(event);
      if (address !== undefined) return () => void follow.current.navigate(address);
      const button = findLeavingButton(event);
      if (!button) return undefined;
      return () => {
        ends.abort();
        button.click();
      };
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    const stopBack = onTraverse((leave) => follow.current.ask(leave));
    return () => {
      ends.abort();
      stopBack();
    };
  }, [isUnsaved]);

  const close = () => setPending(undefined);
  return {
    unlessLost: (isLost, leave) => (isLost ? ask(leave) : leave()),
    dialog: (
      <Dialog
        open={pending !== undefined}
        onClose={close}
        title="Discard unsaved changes?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep editing
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                pending?.();
              }}
            >
              Discard changes
            </Button>
          </>
        }
      >
        <p>Your changes haven’t been saved.</p>
      </Dialog>
    ),
  };
}

/** The address inside the product that a plain click on a link leads to; undefined for other clicks. */
function internalAddress(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

/** The clicked button, if it ends the visit, as 'Sign Out' does. */
function findLeavingButton({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button[data-leaves]') : null;
}

/**
 * Holds back and forward navigation where the browser allows it (the Navigation API), and passes on a
 * function that continues it. Returns an unsubscribe function.
 */
function onTraverse(ask: (leave: Leave) => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const ends = new AbortController();
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => {
      ends.abort();
      navigation.traverseTo(key);
    });
  };
  navigation.addEventListener('navigate', onNavigate, { signal: ends.signal });
  return () => ends.abort();
}
