import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Question } from '@/components/question';

type Leave = () => void;

/** The question before leaving. */
const TYPED = {
  title: 'Discard unsaved changes?',
  text: 'Your changes haven’t been saved.',
  back: 'Keep editing',
  leave: 'Discard changes',
};

/**
 * Asks before unsaved work is lost by a link, by going back, by signing out or by closing the tab. Returns the dialog
 * to render, and a function that leaves at once, or once the user has agreed to lose the typed text.
 */
export function useLeaveGuard(isUnsaved: boolean, texts = TYPED) {
  const [pending, setPending] = useState<Leave>();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ends = new AbortController();
    // In the capture phase, before the router handles a click.
    const options = { capture: true, signal: ends.signal };
    const hold = (event: Event, leave: Leave) => {
      event.preventDefault();
      event.stopPropagation();
      setPending(() => leave);
    };
    let isAgreed = false;
    const onClick = (event: MouseEvent) => {
      const pressed = isAgreed ? null : leavingControl(event);
      if (!pressed) return;
      // A sign-out may still be canceled or fail, so only this click passes.
      hold(event, () => {
        isAgreed = true;
        pressed.click();
        isAgreed = false;
      });
      // The question gives focus back, so focus must be on something that stays visible.
      pressed.closest<HTMLElement>('[popover]')?.hidePopover();
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      const { key } = event.destination;
      hold(event, () => {
        ends.abort();
        navigation.traverseTo(key);
      });
    };
    addEventListener('beforeunload', (event) => event.preventDefault(), options);
    document.addEventListener('click', onClick, options);
    // Catches going back and forward, in browsers that allow it.
    if ('navigation' in window) navigation.addEventListener('navigate', onNavigate, options);
    return () => {
      ends.abort();
      // If nothing can be lost, there is nothing to ask.
      setPending(undefined);
    };
  }, [isUnsaved]);

  const close = () => setPending(undefined);
  const agree = () => {
    close();
    pending?.();
  };
  return {
    unlessLost: (isLost: boolean, leave: Leave) => (isLost ? setPending(() => leave) : leave()),
    dialog:
      pending &&
      // In the body, so it shows even if the part of the page that asks is closed.
      createPortal(
        <Question
          title={texts.title}
          back={texts.back}
          answers={[{ text: texts.leave, variant: 'danger', onClick: agree }]}
          onClose={close}
        >
          <p>{texts.text}</p>
        </Question>,
        document.body,
      ),
  };
}

/** Returns what a plain click activates: a link to another page of the product, or a button that ends the visit. */
function leavingControl(event: MouseEvent): HTMLElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('a, [data-leaves]') : null;
  if (!(pressed instanceof HTMLAnchorElement)) return pressed;
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  const leaves = pressed.origin === location.origin && pressed.pathname !== location.pathname;
  return isPlain && leaves && pressed.target !== '_blank' ? pressed : null;
}
