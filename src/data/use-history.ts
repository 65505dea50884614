import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isOwnCompletion } from '@/domain/actions/own-rows';
import { expirationsOf, isValid } from '@/domain/completion';
import { type HistoryRow, undoableExpired, withKnown } from '@/domain/history';
import { MINUTE_MS } from '@/domain/instant';
import { useAccount } from '@/session/session';
import { useNow } from '@/lib/use-now';
import { fetchHistory } from './history';
import type { Home } from './home';
import { listedSince } from './home-prefetch';
import { keys } from './keys';

/**
 * A year of completions with their tasks, valid ones first. The latest come from the home's data. Set `isOptional` on a
 * page that shows other content, too, and reports missing completions by itself.
 */
export function useHistory(home: Home | undefined, { isOptional = false } = {}) {
  const { id } = useAccount();
  const client = useQueryClient();
  const now = useNow(MINUTE_MS, expirationsOf(home?.completions ?? []));
  const { data, error, refetch } = useQuery({
    queryKey: keys.history(id),
    queryFn: () => fetchHistory(id),
    refetchOnMount: 'always',
    meta: { isOptional },
  });
  const isUnknown = (row: HistoryRow) =>
    isValid(row, now) &&
    !isOwnCompletion(id, row) &&
    !home?.completions.some((one) => one.id === row.id);
  const newer =
    home && data && (home.member.revision < data.revision || data.rows.some(isUnknown))
      ? data
      : undefined;
  useEffect(() => {
    // Another device or client has done something since the home was read. Ignored while the home is being read.
    if (newer) void client.invalidateQueries({ queryKey: keys.home(id) }, { cancelRefetch: false });
  }, [newer, client, id]);
  const year = useMemo(
    () => data && home && withKnown(data.rows, home.member, listedSince(home.fetchedAt)),
    [data, home],
  );
  const rows = useMemo(() => year?.filter((row) => isValid(row, now)) ?? [], [year, now]);
  const expired = useMemo(() => (year ? undoableExpired(year, now) : []), [year, now]);
  return {
    /** The past year's completions, expired ones included; undefined until they have loaded. */
    year,
    /** The completions that are valid at `now`. */
    rows,
    /** Completions whose points have expired but that can still be undone. */
    expired,
    now,
    error,
    retry: () => void refetch(),
  };
}
