import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { expirationsOf, isValid } from '@/domain/completion';
import { undoableExpired, withKnown } from '@/domain/history';
import { instantOf, MINUTE_MS } from '@/domain/instant';
import { calendarStart } from '@/domain/year-calendar';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';
import { BackendError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { fetchHistory } from './history';
import type { Home } from './home';
import { listedSince } from './home-prefetch';
import { keys } from './keys';

interface PageParam {
  readonly since: string;
  readonly token: string | null;
  /** How many pages come before it. */
  readonly page: number;
}

/** A page holds a thousand completions, more than a year has. The limit stops an API that never ends its pages. */
const MAX_PAGES = 40;

/**
 * A year of completions with their tasks, loaded page by page, valid ones first. The latest come from the home's data.
 * Set `isOptional` on a page that shows other content, too, and reports missing completions by itself.
 */
export function useHistory(home: Home | undefined, { isOptional = false } = {}) {
  const { id } = useAccount();
  const client = useQueryClient();
  const now = useNow(MINUTE_MS, expirationsOf(home?.completions ?? []));
  const pages = useInfiniteQuery({
    queryKey: keys.history(id),
    queryFn: ({ pageParam: { since, token, page } }) => {
      if (page >= MAX_PAGES)
        throw new BackendError('internal', new Error('The history has no end'));
      return fetchHistory(id, since, token);
    },
    initialPageParam: startOfList(),
    getNextPageParam: ({ nextToken }, pages, { since }): PageParam | undefined =>
      nextToken === null ? undefined : { since, token: nextToken, page: pages.length },
    refetchOnMount: 'always',
    meta: { isOptional },
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = pages;
  // A counter, since a page that loads immediately would change no other state.
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, hasNextPage, isFetching, isError, fetchNextPage]);

  const isBehind = home && home.member.revision < (data?.pages[0]?.revision ?? 0);
  useEffect(() => {
    // Another device has done something since the home was read. Ignored while the home is being read.
    if (isBehind)
      void client.invalidateQueries({ queryKey: keys.home(id) }, { cancelRefetch: false });
  }, [isBehind, client, id]);
  const year = useMemo(() => {
    const listed = data?.pages.flatMap(({ rows }) => rows);
    return listed && home && withKnown(listed, home.member, listedSince(home.fetchedAt));
  }, [data, home]);
  const rows = useMemo(() => year?.filter((row) => isValid(row, now)), [year, now]);
  const expired = useMemo(() => (year ? undoableExpired(year, now) : []), [year, now]);
  return {
    /** The completions that are valid at `now`; undefined until the first have loaded. */
    rows,
    /** Completions whose points have expired but that can still be undone, as loaded so far. */
    expired,
    /** The past year's completions, expired ones included; undefined until all have loaded. */
    year: hasNextPage ? undefined : year,
    now,
    /** True while more rows are loading. */
    isGrowing: hasNextPage,
    error: pages.error,
    retry: () => void (data && hasNextPage ? fetchNextPage() : pages.refetch()),
  };
}

function startOfList(): PageParam {
  return { since: instantOf(calendarStart(now())), token: null, page: 0 };
}
