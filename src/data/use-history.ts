import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type HistoryRow, undoableExpired, validRows } from '@/domain/history';
import { instantOf, MINUTE_MS } from '@/domain/instant';
import { calendarStart } from '@/domain/year-calendar';
import { useAccount } from '@/session/session';
import { malformedResponse } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { distinctRows, fetchHistory, type HistoryPage } from './history';
import { keys } from './keys';
import { optimistic } from './optimistic';
import { useWaiting } from './use-waiting';
import { withWaitingRows } from './waiting-history';

export interface History {
  /** The completions that are valid at `now`; undefined until the first have loaded. */
  readonly rows: readonly HistoryRow[] | undefined;
  /** Those whose points have expired but which can still be undone, as far as they have loaded. */
  readonly expired: readonly HistoryRow[];
  /** The past year's completions, expired ones included; undefined until all have loaded. */
  readonly year: readonly HistoryRow[] | undefined;
  /** When the member was or is away, as stored (D110). */
  readonly away: string | null;
  readonly now: number;
  /** True while more rows are loading. */
  readonly isGrowing: boolean;
  readonly error: Error | null;
  retry(): void;
  /** Leaves a row out of the lists while `send` removes it, and puts it back if that fails. */
  hideWhile(rowId: string, send: () => Promise<void>): Promise<void>;
}

interface PageParam {
  readonly since: string;
  readonly token: string | null;
  /** How many pages come before it. */
  readonly page: number;
}

/** Of a thousand completions each, more than a year has: an API that always names a next page must not keep the page busy forever. */
const MAX_PAGES = 40;

/**
 * A year of completions with their tasks, loaded page by page, the valid ones first. `isOptional` is for a page
 * that shows more than these, and itself says if they are missing.
 */
export function useHistory({ isOptional = false } = {}): History {
  const { id } = useAccount();
  const client = useQueryClient();
  const now = useNow(MINUTE_MS);
  const pages = useInfiniteQuery({
    queryKey: keys.history(id),
    queryFn: ({ pageParam: { since, token, page } }) => {
      if (page >= MAX_PAGES) throw malformedResponse(new Error('The history has no end'));
      return fetchHistory(id, since, token);
    },
    initialPageParam: startOfList(),
    getNextPageParam: ({ nextToken }, pages, { since }): PageParam | undefined =>
      nextToken === null ? undefined : { since, token: nextToken, page: pages.length },
    refetchOnMount: 'always',
    meta: { isOptional },
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = pages;
  // Counted, since a page that comes at once changes nothing else.
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, hasNextPage, isFetching, isError, fetchNextPage]);

  const waiting = useWaiting();
  const year = useMemo(
    () =>
      data && withWaitingRows(id, distinctRows(data.pages.flatMap(({ rows }) => rows)), waiting),
    [data, id, waiting],
  );
  const rows = useMemo(() => year && validRows(year, now), [year, now]);
  const expired = useMemo(() => (year ? undoableExpired(year, now) : []), [year, now]);
  return {
    rows,
    expired,
    year: hasNextPage ? undefined : year,
    away: data?.pages[0]?.away ?? null,
    now,
    isGrowing: hasNextPage,
    error: pages.error,
    retry: () => void (data && hasNextPage ? fetchNextPage() : pages.refetch()),
    hideWhile: (rowId, send) => hideWhile(client, keys.history(id), rowId, send),
  };
}

function startOfList(): PageParam {
  return { since: instantOf(calendarStart(Date.now())), token: null, page: 0 };
}

async function hideWhile(
  client: QueryClient,
  queryKey: QueryKey,
  rowId: string,
  send: () => Promise<void>,
): Promise<void> {
  // A response to an earlier request must not bring the row back.
  await client.cancelQueries({ queryKey });
  const pages = client.getQueryData<Pages>(queryKey)?.pages ?? [];
  const hidden = pages.map(({ rows }) => rows.filter(({ id }) => id === rowId));
  const change = (edit: (rows: HistoryPage['rows'], at: number) => HistoryPage['rows']) =>
    client.setQueryData<Pages>(queryKey, (list) => list && withRows(list, edit));
  await optimistic({
    show: () => change((rows) => rows.filter(({ id }) => id !== rowId)),
    takeBack: () => change((rows, at) => [...rows, ...(hidden[at] ?? [])]),
    send,
  });
}

type Pages = InfiniteData<HistoryPage>;

function withRows(
  list: Pages,
  change: (rows: HistoryPage['rows'], at: number) => HistoryPage['rows'],
): Pages {
  const pages = list.pages.map((page, at) => ({ ...page, rows: change(page.rows, at) }));
  return { ...list, pages };
}
