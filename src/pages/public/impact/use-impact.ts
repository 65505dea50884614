import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fetchWholeHistory } from '@/data/history';
import { keys } from '@/data/keys';
import { type Impact, totalImpact } from '@/domain/impact/impact';
import { WEEK_MS, epochOf } from '@/domain/instant';
import { useAccount } from '@/session/session';

/** What an account has saved, expired completions included. */
export interface YourImpact {
  readonly everything: Impact;
  readonly week: Impact;
}

/** Reads every completion that is kept, each time the page opens, and adds up what they saved. */
export function useImpact(): UseQueryResult<YourImpact> {
  const { id } = useAccount();
  return useQuery({
    queryKey: keys.impact(id),
    queryFn: async () => {
      const since = Date.now() - WEEK_MS;
      const rows = await fetchWholeHistory(id);
      const recent = rows.filter(({ completedDate }) => (epochOf(completedDate) ?? 0) > since);
      return {
        everything: totalImpact(rows.map(({ impact }) => impact)),
        week: totalImpact(recent.map(({ impact }) => impact)),
      };
    },
    staleTime: 0,
  });
}
