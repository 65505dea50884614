import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import type { Collection } from './collection';
import { readRows } from './read-rows';

export interface CuratedRows {
  /** Undefined while they are on their way. */
  readonly rows: readonly CatalogueRow[] | undefined;
  readonly error: Error | null;
  retry(): void;
  /** Whether changes of others arrive by themselves at this moment. */
  readonly isLive: boolean;
  /** For a row that this page has just written, without waiting to be told. */
  written(row: CatalogueRow): void;
  deleted(id: string): void;
}

const SUBJECT = 'curated';

/** A collection as it is now: read once, then kept up to date by what the backend tells (spec §7 'observe'). */
export function useRows(collection: Collection): CuratedRows {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const queryKey = [accountId, SUBJECT, collection.model];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => readRows(collection),
    staleTime: 0,
  });
  const isLive = useChanges(accountId, collection);
  const { written, deleted } = cacheOf(client, accountId, collection);
  return { rows: data, error, retry: () => void refetch(), isLive, written, deleted };
}

function useChanges(accountId: string, collection: Collection): boolean {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const { written, deleted, unclear } = cacheOf(client, accountId, collection);
    let stop: (() => void) | undefined;
    let ended = false;
    const follow = async () => {
      // The part of Amplify that speaks over WebSocket comes after the list, which does not need it.
      const { followRows } = await import('./follow-rows');
      if (ended) return;
      stop = followRows(collection, {
        written,
        deleted,
        unclear,
        connected: () => {
          setIsLive(true);
          unclear();
        },
        disconnected: () => setIsLive(false),
      });
    };
    follow().catch((error: unknown) => report('Changes of others cannot be followed.', error));
    return () => {
      ended = true;
      stop?.();
    };
  }, [client, accountId, collection]);
  return isLive;
}

/** The changes that the cached list of a collection can be told of. */
function cacheOf(client: QueryClient, accountId: string, collection: Collection) {
  const queryKey = [accountId, SUBJECT, collection.model];
  const change = (edit: (rows: readonly CatalogueRow[]) => readonly CatalogueRow[]) => {
    // A list that was asked for before this change may lack it.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    client.setQueryData<readonly CatalogueRow[]>(queryKey, (rows) => rows && edit(rows));
    forgetMembersCopies(client, accountId);
  };
  return {
    written: (row: CatalogueRow) => change((rows) => withRow(rows, row)),
    deleted: (id: string) => change((rows) => rows.filter((row) => row.id !== id)),
    unclear: () => void client.invalidateQueries({ queryKey }),
  };
}

function withRow(rows: readonly CatalogueRow[], row: CatalogueRow): readonly CatalogueRow[] {
  const known = rows.find(({ id }) => id === row.id);
  if (!known) return [...rows, row];
  // Messages may arrive in another order than the writes, or after this page's own answer.
  if (known.updatedAt > row.updatedAt) return rows;
  return rows.map((one) => (one.id === row.id ? row : one));
}

// The same account's member pages show the same tasks and links.
function forgetMembersCopies(client: QueryClient, accountId: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [owner, subject] }) =>
      owner === accountId && subject !== SUBJECT && subject !== 'picture',
  });
}
