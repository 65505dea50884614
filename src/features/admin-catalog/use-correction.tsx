import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { TextAreaField } from '@/components/text-field';
import { useToast } from '@/components/toast';
import { useUnits } from '@/components/use-units';
import { correctEarlierCompletions } from '@/data/admin-list';
import { type AdminListState, refreshRow } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import { stateOf } from '@/domain/catalog-state';
import { amountTexts, listText } from '@/domain/impact/amount-text';
import { impactOf } from '@/domain/impact/impact';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { MAX_LENGTH } from '@/domain/models/field';
import { isConflict, messageFor } from '@/lib/errors';
import { CompletionCount } from './completion-count';
import type { Kind } from './kinds';

interface Correction {
  /** For the task's form. Null for links and drafts, which nobody has completed. */
  readonly button: ReactNode;
  /** The page renders this, outside of the form. */
  readonly dialog: ReactNode;
}

/** Lets an admin apply a task's saved figures to earlier completions, with a note that members read (decision 151). */
export function useCorrection(
  kind: Kind,
  row: CatalogRow,
  { source, isChanged }: { readonly source: AdminListState; readonly isChanged: boolean },
): Correction {
  const [note, setNote] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const showToast = useToast();
  const amounts = amountTexts(impactOf(row), useUnits());
  const close = () => {
    setNote(undefined);
    setMissing(false);
  };
  const { isPending, mutate } = useWrite({
    action: 'correct row',
    rowOf: ({ id }) => id,
    mutationFn: (base: CatalogRow) =>
      correctEarlierCompletions(base, (note ?? '').trim(), Date.now()),
    onSuccess: (written) => {
      source.written(written);
      close();
      showToast({ message: `Earlier completions of “${row.name}” now count by these figures.` });
    },
    onError: (error) => {
      close();
      if (isConflict(error)) void refreshRow(kind.collection, row.id, source);
      const why = isConflict(error) ? 'Another admin has changed the task.' : messageFor(error);
      showToast({ message: `Couldn’t apply the figures of “${row.name}”. ${why}`, tone: 'error' });
    },
  });
  if (kind.singular !== 'task' || stateOf(row) === 'Draft') return { button: null, dialog: null };
  const apply = () => ((note ?? '').trim() === '' ? setMissing(true) : mutate(row));
  return {
    button: (
      <Button variant="quiet" disabled={isChanged} onClick={() => setNote('')}>
        Apply figures to earlier completions
      </Button>
    ),
    dialog: (
      <Dialog
        open={note !== undefined}
        onClose={close}
        title={`Apply to earlier completions of “${row.name}”?`}
        actions={
          <>
            <Button variant="secondary" disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button busy={isPending} busyLabel="Applying…" onClick={apply}>
              Apply
            </Button>
          </>
        }
      >
        <CompletionCount taskId={row.id} />
        <p>
          {amounts.length === 0
            ? 'Each of them will count as not estimated.'
            : `Each of them will count as ${listText(amounts)}.`}{' '}
          Members’ totals change on their next visit, and this can’t be undone.
        </p>
        <TextAreaField
          label="Note to members"
          hint="What was wrong, in a sentence. They see it next to their totals."
          error={isMissing ? 'Say what was wrong.' : undefined}
          value={note ?? ''}
          maxLength={MAX_LENGTH.text}
          aria-required
          onChange={({ target }) => {
            setNote(target.value);
            setMissing(false);
          }}
        />
      </Dialog>
    ),
  };
}
