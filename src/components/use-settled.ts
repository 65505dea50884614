import { useEffect, useState } from 'react';

/** How long a click may still be meant for what was there before. */
export const SETTLE_MS = 600;

/**
 * Whether an element has been in its place for 600 ms. Before that, a click on it could be the second one of a double
 * click, meant for what was there before.
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
