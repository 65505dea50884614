import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns a ref for the element that a link with `#anchor` leads to. The element takes focus and comes into view as
 * soon as it is shown; the browser does this only for elements that were there from the start.
 */
export function useAnchor<E extends HTMLElement>(
  anchor: string,
  block: ScrollLogicalPosition = 'start',
): RefObject<E | null> {
  const element = useRef<E>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block });
  }, [hash, anchor, block]);
  return element;
}
