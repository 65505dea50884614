import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { usePublishedDailies } from '@/data/use-published-dailies';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { messageFor } from '@/lib/errors';

/** Publishes the daily tasks of the list when they differ from what is published, and says if that failed. */
export function PublicationNotice({ rows }: { readonly rows: readonly CatalogRow[] | undefined }) {
  const { error, isPending, retry } = usePublishedDailies(rows);
  if (!error) return null;
  return (
    <Alert
      tone="warning"
      title="The latest daily tasks may not be live yet."
      action={
        <Button variant="secondary" busy={isPending} busyLabel="Publishing…" onClick={retry}>
          Publish daily tasks
        </Button>
      }
    >
      {messageFor(error)} Your changes are saved. Until they are published, members’ new tasks come
      from the previous ones.
    </Alert>
  );
}
