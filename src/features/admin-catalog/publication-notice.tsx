import { useEffect } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { usePublishedTasks } from '@/data/use-published-tasks';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { messageFor } from '@/lib/errors';

/**
 * Publishes the tasks of the list when they differ from what is published, and says if that failed. Until it is
 * over, the browser asks before the tab is closed.
 */
export function PublicationNotice({ rows }: { readonly rows: readonly CatalogRow[] | undefined }) {
  const { error, isPending, retry } = usePublishedTasks(rows);
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  if (!error) return null;
  return (
    <Alert
      tone="warning"
      title="The latest tasks may not be live yet."
      action={
        <Button variant="secondary" busy={isPending} busyLabel="Publishing…" onClick={retry}>
          Publish tasks
        </Button>
      }
    >
      {messageFor(error)} Your changes are saved. Until they’re published, members’ new daily tasks
      and points may come from the previous version.
    </Alert>
  );
}
