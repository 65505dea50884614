import type { QueryClient } from '@tanstack/react-query';
import { type Home, shownHome } from './home';
import { onNotesChange } from '@/lib/notes';

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
      const home = shownHome(client, accountId);
      if (isOver || !home || isStill(home)) return;
      isOver = true;
      onEnd();
    };
    const stops = [client.getQueryCache().subscribe(check), onNotesChange(check)];
    check();
    return () => stops.forEach((stop) => stop());
  };
}
