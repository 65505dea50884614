import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { MemberRecord } from '@/domain/actions/record';
import { type HistoryRow, undoableExpired, validRows } from '@/domain/history';
import { shownRows } from '@/domain/history-shown';
import { instantOf, MINUTE_MS } from '@/domain/instant';
import { calendarStart } from '@/domain/year-calendar';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';
import { BackendError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { useNotes } from './actions/use-notes';
import { fetchHistory, type HistoryPage } from './history';
import { homeQuery } from './home';
import { keys } from './keys';

export interface History {
  /** The completions that are valid at `now`; undefined until the first have loaded. */
  readonly rows: readonly HistoryRow[] | undefined;
  /** Those whose points have expired but which can still be undone, as far as they have loaded. */
  readonly expired: readonly HistoryRow[];
  /** The past year's completions, expired ones included; undefined until all have loaded. */
  readonly year: readonly HistoryRow[] | undefined;
  /** When the member was or is away, as stored (D110). */
  readonly away: string | null;
  /** The member's record as this browser knows it; undefined until then. */
  readonly record: MemberRecord | undefined;
  readonly now: number;
  /** True while more rows are loading. */
  readonly isGrowing: boolean;
  readonly error: Error | null;
  retry(): void;
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
  const now = useNow(MINUTE_MS);
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
  // Counted, since a page that comes at once changes nothing else.
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, hasNextPage, isFetching, isError, fetchNextPage]);

  const known = useKnown(id, data?.pages[0]);
  const year = useMemo(
    () =>
      data &&
      shownRows(
        data.pages.flatMap(({ rows }) => rows),
        known,
      ),
    [data, known],
  );
  const rows = useMemo(() => year && validRows(year, now), [year, now]);
  const expired = useMemo(() => (year ? undoableExpired(year, now) : []), [year, now]);
  return {
    rows,
    expired,
    year: hasNextPage ? undefined : year,
    away: data?.pages[0]?.away ?? null,
    record: data && known.record,
    now,
    isGrowing: hasNextPage,
    error: pages.error,
    retry: () => void (data && hasNextPage ? fetchNextPage() : pages.refetch()),
  };
}

function startOfList(): PageParam {
  return { since: instantOf(calendarStart(now())), token: null, page: 0 };
}

/** What this browser knows of the account's completions besides the history that was read. */
function useKnown(accountId: string, read: HistoryPage | undefined) {
  const notes = useNotes();
  const { data: home } = useQuery({ ...homeQuery(accountId), enabled: false });
  return useMemo(() => {
    const actions = notes.map(({ action }) => action);
    const held = new Set(notes.flatMap(({ isHeld, action }) => (isHeld ? [action.id] : [])));
    const isLater = home !== undefined && home.member.revision >= (read?.revision ?? 0);
    const record = isLater ? home.member.record : read?.record;
    return { accountId, record, completions: home?.member.completions ?? [], actions, held };
  }, [accountId, home, read, notes]);
}
