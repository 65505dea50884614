import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the field of a step that took the place of the control which led to it. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
