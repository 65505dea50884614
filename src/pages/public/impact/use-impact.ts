import { useMemo } from 'react';
import type { Home } from '@/data/home';
import { savedIn } from '@/domain/actions/shown';
import { type Savings, savingsIn } from '@/domain/impact/home-savings';
import { MINUTE_MS } from '@/domain/instant';
import { useCorrections } from '@/features/completions/use-corrections';
import { useNow } from '@/lib/use-now';

/** Returns what an account has saved, from the same data as the home, so that both agree at once. */
export function useImpact({ member, completions }: Home): Savings {
  const now = useNow(MINUTE_MS);
  const { record } = member;
  useCorrections(record, completions);
  return useMemo(
    () => savingsIn({ rows: completions, saved: savedIn(member) }, now),
    [completions, member, now],
  );
}
