import { useMemo } from 'react';
import { type Home, memberIn } from '@/data/home';
import { type Savings, savingsIn } from '@/domain/impact/home-savings';
import { MINUTE_MS } from '@/domain/instant';
import { useLevelRepair } from '@/features/completions/use-level-repair';
import { useNow } from '@/lib/use-now';

/**
 * Returns what an account has saved, from the same data as the home, so that both agree at once. The total that an
 * earlier version of the application didn't keep is computed first.
 */
export function useImpact(home: Home, isFresh: boolean): Savings {
  const now = useNow(MINUTE_MS);
  useLevelRepair(home, isFresh);
  return useMemo(() => {
    const rows = [...home.completions, ...home.past];
    return savingsIn({ rows, ledger: memberIn(home).ledger }, now);
  }, [home, now]);
}
