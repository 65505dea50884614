import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The location whose anchor has been reached. */
let reached: Location | undefined;

/** Whether a location's anchor has taken focus. */
export function isAnchorReached(location: Location): boolean {
  return reached === location;
}

/**
 * Returns a ref for the element that a link with `#anchor` leads to. The element takes focus and scrolls into view as
 * soon as it is shown, and each time the link is followed; the browser does this only for elements that exist when the
 * page loads. An element that reappears takes no focus.
 */
export function useAnchor<E extends HTMLElement>(
  anchor: string,
  block: ScrollLogicalPosition = 'start',
): RefObject<E | null> {
  const element = useRef<E>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${anchor}` || reached === location) return;
    reached = location;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block });
  }, [location, anchor, block]);
  return element;
}
