import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { usePublishedDailies } from '@/data/use-published-dailies';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { messageFor } from '@/lib/errors';

/**
 * Publishes the daily tasks of the list when they have changed, and says so if that failed: members' new tasks
 * then still come from the previous ones.
 */
export function PublicationNotice({ rows }: { readonly rows: readonly CatalogRow[] | undefined }) {
  const { error, isPending, retry } = usePublishedDailies(rows);
  if (!error) return null;
  return (
    <Alert
      tone="warning"
      title="Saved, but not yet live for every member."
      action={
        <Button variant="secondary" busy={isPending} busyLabel="Publishing…" onClick={retry}>
          Publish daily tasks
        </Button>
      }
    >
      {messageFor(error)} Until the daily tasks are published, members’ new tasks come from the
      previous ones.
    </Alert>
  );
}
