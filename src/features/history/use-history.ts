import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type HistoryRow, historyRows } from '@/domain/history';
import { instantOf } from '@/domain/instant';
import { DIFFICULTIES } from '@/domain/task';
import { fetchValidCompletions } from '@/lib/records/fetch-valid-completions';
import { catalogueQuery } from '@/lib/records/catalogue-query';
import { useAccount } from '@/lib/session';

export interface History {
  /** Undefined until the first rows are there. */
  readonly rows: readonly HistoryRow[] | undefined;
  /** True while further rows are on their way. */
  readonly isGrowing: boolean;
  readonly error: Error | null;
  retry(): void;
}

/** The completions that are still valid, with their tasks (spec §1); long ones arrive page after page. */
export function useHistory(): History {
  const { id } = useAccount();
  const pages = useInfiniteQuery({
    queryKey: [id, 'history'],
    queryFn: ({ pageParam: { now, token } }) => fetchValidCompletions(id, now, token),
    initialPageParam: startOfList(),
    // The moment of the first page, so that no row drops out between two pages.
    getNextPageParam: ({ nextToken }, _all, { now }) =>
      nextToken === null ? undefined : { now, token: nextToken },
    refetchOnMount: 'always',
  });
  const catalogues = useQueries({
    queries: DIFFICULTIES.map((difficulty) => catalogueQuery(id, difficulty)),
  });

  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const tasks = catalogues.map(({ data }) => data);
  const known = tasks.every((list) => list !== undefined);
  const completions = pages.data?.pages.flatMap(({ items }) => items);
  return {
    rows: completions && known ? historyRows(completions, tasks.flat()) : undefined,
    isGrowing: hasNextPage,
    error: pages.error ?? catalogues.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const list of [pages, ...catalogues]) if (list.isError) void list.refetch();
    },
  };
}

function startOfList(): { now: string; token: string | null } {
  return { now: instantOf(Date.now()), token: null };
}
