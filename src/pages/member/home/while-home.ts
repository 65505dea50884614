import type { QueryClient } from '@tanstack/react-query';
import { cachedHome, type Home } from '@/data/home';

/**
 * Returns a subscription that calls its argument once the home page, as this browser knows it, no longer
 * satisfies `isStill`. The subscription returns an unsubscribe function.
 */
export function whileHome(
  client: QueryClient,
  accountId: string,
  isStill: (home: Home) => boolean,
): (onEnd: () => void) => () => void {
  return (onEnd) => {
    let isOver = false;
    const check = () => {
      const home = cachedHome(client, accountId);
      if (isOver || !home || isStill(home)) return;
      isOver = true;
      onEnd();
    };
    const stop = client.getQueryCache().subscribe(check);
    check();
    return stop;
  };
}
