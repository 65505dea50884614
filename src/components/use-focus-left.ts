import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for what may disappear with the focus in it, such as a message with a button; the page's heading has
 * the focus then, instead of nothing.
 */
export function useFocusLeft<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
