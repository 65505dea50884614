import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes a message's action the next stop of the Tab key from where the focus was when the message came, although it is at
 * the end of the page; from the message, Tab leads back (D46). When the message goes with the focus, that place gets it.
 * Returns a function that gives it back at once.
 */
export function useUndoStop(
  message: RefObject<HTMLElement | null>,
  hasAction: boolean,
): () => void {
  const origin = useRef<HTMLElement>(null);
  const returnFocus = useCallback(() => {
    if (message.current?.contains(document.activeElement))
      origin.current?.focus({ preventScroll: true });
  }, [message]);
  // A layout effect ends before the message leaves the page.
  useLayoutEffect(() => returnFocus, [returnFocus]);

  useEffect(() => {
    const element = message.current;
    const { activeElement } = document;
    let isNext = hasAction && isPlace(activeElement);
    // Whether the focus jumped to the message. Where it came from the end of the page, leading back would trap it.
    let leadsBack = false;
    if (hasAction && isPlace(activeElement)) origin.current = activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !element) return;
      const buttons = [...element.querySelectorAll('button')];
      const to = event.shiftKey
        ? document.activeElement === buttons[0] && origin.current
        : isNext && document.activeElement === origin.current
          ? buttons[0]
          : leadsBack && document.activeElement === buttons.at(-1) && origin.current;
      if (!to || !to.isConnected) return;
      event.preventDefault();
      isNext = false;
      to.focus({ preventScroll: true });
      leadsBack = element.contains(to);
    };
    // The focus can also come by pointer or from the end of the page.
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!isPlace(relatedTarget) || element?.contains(relatedTarget)) return;
      origin.current = relatedTarget;
      leadsBack = false;
    };
    document.addEventListener('keydown', onKey);
    element?.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      element?.removeEventListener('focusin', onFocus);
    };
  }, [message, hasAction]);
  return returnFocus;
}

function isPlace(element: unknown): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body;
}
