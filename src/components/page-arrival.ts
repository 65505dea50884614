import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

let arrivedAt = globalThis.location?.pathname;

/**
 * Moves the focus to the new page's heading when the reader came by a link (WCAG 2.4.3): not on the
 * first load, where the browser's own start of the document is right, and not when only the query
 * changes. Where the page stands is for the router's scroll memory to say.
 */
export function usePageArrival(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [heading, pathname]);
}
