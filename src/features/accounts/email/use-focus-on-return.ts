import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus back to the button that opened something, once that is closed again. */
export function useFocusOnReturn(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
