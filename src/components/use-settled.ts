import { useEffect, useState } from 'react';

/** How long after a layout change a click may still be aimed at the old layout. */
export const SETTLE_MS = 600;

/**
 * Whether an element has stayed in place for 600 ms. Before that, a click on it could be the second half of a
 * double-click aimed at something else.
 * @param place changes when the element may have moved, such as the IDs of its list's rows
 */
export function useSettled(place = ''): boolean {
  const [settledIn, setSettledIn] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettledIn(place), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return settledIn === place;
}
