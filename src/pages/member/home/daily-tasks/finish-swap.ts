import type { QueryClient } from '@tanstack/react-query';
import { BackendError } from '@/lib/errors';
import { cachedHome, changeHome, unfinishedSwaps, withRow } from '@/data/home';
import { writeSwap } from '@/data/swaps';
import { withWaitingSwaps } from '@/data/waiting-swaps';

/**
 * Writes the row of a swap that an earlier visit or another device only recorded, unless a waiting swap is about to.
 * Ignores a BackendError, since the next visit tries again.
 */
export async function finishSwap(client: QueryClient, accountId: string): Promise<void> {
  const home = cachedHome(client, accountId);
  try {
    for (const row of home ? unfinishedSwaps(withWaitingSwaps(accountId, home)) : []) {
      const stored = await writeSwap(row);
      if (!stored) continue;
      changeHome(client, accountId, (shown) => ({
        ...shown,
        selections: withRow(shown.selections, stored),
      }));
    }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
