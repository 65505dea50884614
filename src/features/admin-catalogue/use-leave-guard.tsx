import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';

type Go = () => void;

interface LeaveGuard {
  /** To be rendered by whoever uses the guard. */
  readonly dialog: ReactNode;
  /** Does it at once, or after asking when something typed would be lost by it. */
  unlessLost(isLost: boolean, go: Go): void;
}

/** Asks before what was typed and not saved is lost: by a link, by going back, by signing out, by closing the tab. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [pending, setPending] = useState<Go>();
  const navigate = useNavigate();
  const ask = (go: Go) => setPending(() => go);
  const follow = useRef({ ask, navigate });
  useEffect(() => {
    follow.current = { ask, navigate };
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Before the router hears of it.
    const onClick = (event: MouseEvent) => {
      const go = wayLeftBy(event);
      if (go === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      follow.current.ask(go);
    };
    const wayLeftBy = (event: MouseEvent): Go | undefined => {
      const place = placeLeftFor(event);
      if (place !== undefined) return () => void follow.current.navigate(place);
      const button = leavingButton(event);
      if (!button) return undefined;
      return () => {
        ends.abort();
        button.click();
      };
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    const stopBack = onWayBack((goBack) => follow.current.ask(goBack));
    return () => {
      ends.abort();
      stopBack();
    };
  }, [isUnsaved]);

  const close = () => setPending(undefined);
  return {
    unlessLost: (isLost, go) => (isLost ? ask(go) : go()),
    dialog: (
      <Dialog
        open={pending !== undefined}
        onClose={close}
        title="Discard what you typed?"
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
        <p>It has not been saved yet.</p>
      </Dialog>
    ),
  };
}

/** The address inside the product that a click leads to, if it is a plain click on such a link. */
function placeLeftFor(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

/** The button pressed by a click, if it ends the visit as signing out does. */
function leavingButton({ target }: MouseEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button[data-leaves]') : null;
}

/**
 * Holds up the browser's way back, where the browser lets a page do so (the Navigation API), and
 * gives what goes that way after all.
 */
function onWayBack(ask: (goBack: Go) => void): Go {
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
