import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publishable } from '@/domain/task-publication';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { useAccount } from '@/session/session';
import { publishTasks } from './task-catalog-writes';
import { keys } from './keys';

export interface Publication {
  /** Why the last attempt to publish failed; null before its result, and after a success. */
  readonly error: Error | null;
  readonly isPending: boolean;
  retry(): void;
}

/**
 * Publishes the tasks of an admin's list whenever they differ from what is published: after a save, an
 * import or a deletion, here or by another admin, and after a publication that failed earlier (decision 043).
 */
export function usePublishedTasks(rows: readonly CatalogRow[] | undefined): Publication {
  const { id: accountId } = useAccount();
  const tasks = useMemo(() => publishable(rows ?? []), [rows]);
  // A stable query key for the same tasks.
  const text = useMemo(() => JSON.stringify(tasks), [tasks]);
  const { error, isFetching, refetch } = useQuery({
    queryKey: keys.publication(accountId, text),
    queryFn: async () => {
      await publishTasks(accountId, tasks);
      return null;
    },
    enabled: rows !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return { error, isPending: isFetching, retry: () => void refetch() };
}
