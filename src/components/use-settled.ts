import { useEffect, useState } from 'react';

/** How long a click may still be meant for what was there before. */
export const SETTLE_MS = 600;

/**
 * Whether an element has been there for 600 ms. Before that, a click on it could be the second one of a double click,
 * meant for what was there before.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
