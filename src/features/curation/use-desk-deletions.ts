import { useState } from 'react';
import { useToast } from '@/components/toast';
import type { CuratedRow } from '@/domain/curation/row';
import type { CuratedRows } from '@/data/use-admin-list';
import { messageFor } from '@/lib/errors';
import type { Kind } from './kinds';
import { type Deletions, useDeletions } from './use-deletions';

interface DeskDeletions extends Pick<Deletions, 'recent' | 'isBusy'> {
  /** The row whose deletion is being asked about. */
  readonly asked: CuratedRow | undefined;
  ask(row: CuratedRow | undefined): void;
  remove(row: CuratedRow): void;
  restore(row: CuratedRow): void;
}

/** Deleting and bringing back, with what is said about it. */
export function useDeskDeletions(
  kind: Kind,
  source: CuratedRows,
  onDone: () => void,
): DeskDeletions {
  const showToast = useToast();
  const deletions = useDeletions(kind, source);
  const [asked, ask] = useState<CuratedRow>();
  const failed = (error: Error) => {
    ask(undefined);
    showToast({ message: `That did not work. ${messageFor(error)}`, tone: 'error' });
  };
  const restore = (row: CuratedRow) =>
    deletions.restore(row, {
      done: () => {
        showToast({ message: `“${row.name}” is back.` });
        onDone();
      },
      failed,
    });
  return {
    recent: deletions.recent,
    isBusy: deletions.isBusy,
    asked,
    ask,
    restore,
    remove: (row) =>
      deletions.remove(row, {
        done: () => {
          ask(undefined);
          showToast({
            message: `“${row.name}” is deleted.`,
            action: { label: 'Undo', onClick: () => restore(row) },
          });
          onDone();
        },
        changed: () => {
          ask(undefined);
          showToast({
            message: `“${row.name}” was changed by another admin meanwhile, and is not deleted. Look at it again.`,
            tone: 'warning',
          });
        },
        failed,
      }),
  };
}
