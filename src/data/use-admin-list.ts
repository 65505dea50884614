import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { isConflict } from '@/lib/errors';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import type { CatalogModel } from '@/domain/models/field';
import { readRow, readRows } from './admin-list';
import { catalogDocuments } from './catalog-documents';
import { changedByAdmin, keys } from './keys';

/** A live list, plus the function that writes its rows. */
export type AdminListState = ReturnType<typeof useAdminList>;

/**
 * Returns a list that is read once, then kept current by subscriptions (spec §7 'observe'). Call it once per page and
 * model.
 */
export function useAdminList(model: CatalogModel) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keys.adminList(accountId, model.type),
    queryFn: () => readRows(model),
    staleTime: 0,
  });
  const [isLive, setLive] = useState(false);
  const cached = useMemo(() => cacheOf(client, accountId, model), [client, accountId, model]);
  useEffect(() => keepLive(cached, model, setLive), [cached, model]);
  const show = (id: string, row: CatalogRow | null | void) =>
    row ? cached.written(row) : cached.deleted(id);
  return {
    model,
    /** Undefined while loading. */
    rows: data,
    error,
    retry: () => void refetch(),
    /** Whether the subscriptions to other admins' changes are connected. */
    isLive,
    /**
     * Writes a row and shows the result without waiting for the subscription. `run` does the writing and returns the
     * row, or nothing if it deletes it. After a conflict, the list shows the row as it is now.
     */
    write: async <Row extends CatalogRow | void>(id: string, run: () => Promise<Row>) => {
      try {
        const row = await run();
        show(id, row);
        return row;
      } catch (error) {
        if (isConflict(error))
          await readRow(model, id).then((row) => show(id, row), cached.unclear);
        throw error;
      }
    },
  };
}

/**
 * Keeps a cached list current through subscriptions, and tells `showLive` whether they are connected. Returns an
 * unsubscribe function.
 */
function keepLive(
  cached: ReturnType<typeof cacheOf>,
  model: CatalogModel,
  showLive: (isLive: boolean) => void,
): () => void {
  let ended = false;
  // The list itself doesn't need Amplify's WebSocket client, which therefore loads later.
  const stop = import('./live')
    .then(
      ({ subscribeToList }) =>
        ended || subscribeToList(catalogDocuments(model), { ...cached, showLive }),
    )
    .catch((error: unknown) => report('Could not subscribe to changes.', error));
  return () => {
    ended = true;
    void stop.then((end) => typeof end === 'function' && end());
  };
}

/** Returns functions that apply changes to the cached list. */
function cacheOf(client: QueryClient, accountId: string, model: CatalogModel) {
  const queryKey = keys.adminList(accountId, model.type);
  const change = (edit: (rows: readonly CatalogRow[]) => readonly CatalogRow[]) => {
    // A fetch in progress may have read the list before this change.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    client.setQueryData<readonly CatalogRow[]>(queryKey, (rows) => rows && edit(rows));
    // This account's member pages show the same tasks and links.
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
