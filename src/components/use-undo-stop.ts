import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Makes the message's action the next stop of the Tab key from where the focus was when the message came, although it
 * is at the end of the page; from the message, Tab leads back (D46). Returns a function that gives the focus back to
 * that place if the message has it.
 */
export function useUndoStop(
  slot: RefObject<HTMLElement | null>,
  shown: { readonly id: number; readonly action?: unknown } | undefined,
): () => void {
  const origin = useRef<HTMLElement>(null);
  const isNext = useRef(false);
  // Whether the focus jumped to the message. Where it came from the end of the page, leading back would trap it.
  const leadsBack = useRef(false);
  const offering = shown?.action === undefined ? undefined : shown.id;
  useEffect(() => {
    const { activeElement } = document;
    if (offering === undefined || !isPlace(activeElement)) return undefined;
    origin.current = activeElement;
    isNext.current = true;
    return () => void (isNext.current = false);
  }, [offering]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !slot.current) return;
      const buttons = [...slot.current.querySelectorAll('button')];
      const to = event.shiftKey
        ? document.activeElement === buttons[0] && origin.current
        : isNext.current && document.activeElement === origin.current
          ? buttons[0]
          : leadsBack.current && document.activeElement === buttons.at(-1) && origin.current;
      if (!to || !to.isConnected) return;
      event.preventDefault();
      isNext.current = false;
      to.focus({ preventScroll: true });
      leadsBack.current = slot.current.contains(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [slot]);

  // The focus can also come by pointer or from the end of the page.
  useEffect(() => {
    const element = slot.current;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!isPlace(relatedTarget) || element?.contains(relatedTarget)) return;
      origin.current = relatedTarget;
      leadsBack.current = false;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [slot]);

  return useCallback(() => {
    if (slot.current?.contains(document.activeElement))
      origin.current?.focus({ preventScroll: true });
  }, [slot]);
}

function isPlace(element: unknown): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body;
}
