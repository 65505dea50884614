import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import type { CatalogModel } from '@/domain/models/field';
import { readRow, readRows } from './admin-list';
import { catalogDocuments } from './catalog-documents';
import { changedByAdmin, keys } from './keys';

/** A live list, and callbacks for this page's own writes. */
export interface AdminListState {
  /** Undefined while loading. */
  readonly rows: readonly CatalogRow[] | undefined;
  readonly error: Error | null;
  retry(): void;
  /** Returns the rows once they have loaded; undefined if they couldn't be. */
  loaded(): Promise<readonly CatalogRow[] | undefined>;
  /** Whether the subscriptions to other admins' changes are connected. */
  readonly isLive: boolean;
  /** Shows a row that this page has just written, without waiting for the subscription. */
  written(row: CatalogRow): void;
  deleted(id: string): void;
}

/** Returns a list that is read once, then kept up to date by subscriptions (spec §7 'observe'). A page calls it once. */
export function useAdminList(model: CatalogModel): AdminListState {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const query = queryOptions({
    queryKey: keys.adminList(accountId, model.type),
    queryFn: () => readRows(model),
    staleTime: 0,
  });
  const { data, error, refetch } = useQuery(query);
  const [isLive, setLive] = useState(false);
  useEffect(() => subscribe(client, accountId, model, setLive), [client, accountId, model]);
  const { written, deleted } = cacheOf(client, accountId, model);
  return {
    rows: data,
    error,
    retry: () => void refetch(),
    loaded: async () => (error ? data : client.ensureQueryData(query).catch(() => undefined)),
    isLive,
    written,
    deleted,
  };
}

/**
 * Reads a row whose write was refused, so that the list shows its current state. Returns null if it is gone, and
 * undefined if it couldn't be read.
 */
export async function refreshRow(
  model: CatalogModel,
  id: string,
  source: Pick<AdminListState, 'written' | 'deleted' | 'retry'>,
): Promise<CatalogRow | null | undefined> {
  const row = await readRow(model, id).catch(() => undefined);
  if (row === null) source.deleted(id);
  else if (row) source.written(row);
  else source.retry();
  return row;
}

/** Applies everyone's changes to the cached list. Returns an unsubscribe function. */
function subscribe(
  client: QueryClient,
  accountId: string,
  model: CatalogModel,
  setLive: (isLive: boolean) => void,
): () => void {
  const { written, deleted, unclear } = cacheOf(client, accountId, model);
  let stop: (() => void) | undefined;
  let ended = false;
  const start = async () => {
    // The list doesn't need Amplify's WebSocket client, so that loads afterward.
    const { subscribeToList } = await import('./live');
    if (ended) return;
    stop = subscribeToList(catalogDocuments(model), {
      written,
      deleted,
      unreadable: unclear,
      connected: () => {
        setLive(true);
        unclear();
      },
      disconnected: () => setLive(false),
    });
  };
  start().catch((error: unknown) => report('Could not subscribe to changes.', error));
  return () => {
    ended = true;
    stop?.();
  };
}

/** Returns functions that apply changes to the cached list. */
function cacheOf(client: QueryClient, accountId: string, model: CatalogModel) {
  const queryKey = keys.adminList(accountId, model.type);
  const change = (edit: (rows: readonly CatalogRow[]) => readonly CatalogRow[]) => {
    // A pending fetch may have read the list before this change.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    client.setQueryData<readonly CatalogRow[]>(queryKey, (rows) => rows && edit(rows));
    // The same account's member pages show the same tasks and links.
    void client.invalidateQueries(changedByAdmin(accountId));
  };
  return {
    written: (row: CatalogRow) => change((rows) => withNewer(rows, row)),
    deleted: (id: string) => change((rows) => rows.filter((row) => row.id !== id)),
    unclear: () => void client.invalidateQueries({ queryKey }),
  };
}

function withNewer(rows: readonly CatalogRow[], row: CatalogRow): readonly CatalogRow[] {
  const known = rows.find(({ id }) => id === row.id);
  if (!known) return [...rows, row];
  // Messages can arrive out of order, or after the response to this page's own write.
  if (known.updatedAt > row.updatedAt) return rows;
  return rows.map((one) => (one.id === row.id ? row : one));
}
