import { type ReactNode, useId, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { TextAreaField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useToast } from '@/components/toast';
import { useUnits } from '@/components/use-units';
import { correctEarlierCompletions } from '@/data/admin-list';
import { type AdminListState, refreshRow } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import { stateOf } from '@/domain/catalog-state';
import { amountTexts, listText } from '@/domain/impact/amount-text';
import { impactOf } from '@/domain/impact/impact';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { normalizeText } from '@/domain/models/entry';
import { MAX_LENGTH } from '@/domain/models/field';
import { lengthProblem } from '@/domain/models/length-problem';
import { isConflict, messageFor } from '@/lib/errors';
import { CompletionCount } from './completion-count';
import type { CatalogModel } from '@/domain/models/field';
import { SaveNotice } from './save-notice';
import styles from './use-correction.module.css';

interface Correction {
  /** For the task's form. Null for links and drafts, which nobody has completed. */
  readonly button: ReactNode;
  /** The page renders this, outside of the form. */
  readonly dialog: ReactNode;
}

/** Lets an admin apply a task's saved figures to earlier completions, with a note that members read (decision 151). */
export function useCorrection(
  kind: CatalogModel,
  row: CatalogRow,
  { source, isChanged }: { readonly source: AdminListState; readonly isChanged: boolean },
): Correction {
  const [note, setNote] = useState<string>();
  const showToast = useToast();
  const amounts = amountTexts(impactOf(row), useUnits());
  const formId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const write = useWrite({
    action: 'correct row',
    rowOf: ({ id }) => id,
    mutationFn: (base: CatalogRow) =>
      correctEarlierCompletions(base, normalizeText(note), Date.now()),
    onSuccess: (written) => {
      source.written(written);
      setNote(undefined);
      showToast({ message: `Earlier completions of “${row.name}” now count by these figures.` });
    },
    onError: (error) => {
      if (isConflict(error)) void refreshRow(kind, row.id, source);
    },
  });
  const { isPending, error, isError, submittedAt } = write;
  const words = normalizeText(note);
  const long = lengthProblem(words, MAX_LENGTH.text)?.inForm;
  const problem = words === '' ? 'Say what was wrong.' : long;
  const { shown, submit, reset } = useForm({ note: problem }, () => write.mutate(row));
  if (kind.singular !== 'task' || stateOf(row) === 'Draft') return { button: null, dialog: null };
  const open = () => {
    setNote('');
    reset();
    write.reset();
  };
  // A failure would be lost with the dialog.
  const close = () => {
    if (!isPending) setNote(undefined);
  };
  return {
    button: (
      <Button variant="quiet" disabled={isChanged} onClick={open}>
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
            <Button type="submit" form={formId} busy={isPending} busyLabel="Applying…">
              Apply
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <CompletionCount taskId={row.id} />
          <p>
            {amounts.length === 0
              ? 'Each of them will count as not estimated.'
              : `Each of them will count as ${listText(amounts)}.`}{' '}
            Members’ totals change on their next visit, and this can’t be undone.
          </p>
          <TextAreaField
            label="Note to members"
            name="note"
            hint="What was wrong, in a sentence. They see it next to their totals."
            error={long ?? shown.note}
            value={note ?? ''}
            aria-required
            onChange={({ target }) => setNote(target.value)}
          />
          <SaveNotice
            ref={notice}
            title={error ? FAILED : undefined}
            refusedAt={isError ? submittedAt : 0}
          >
            {error && (
              <Alert tone="error" title={FAILED}>
                {reasonFor(error, row, source)}
              </Alert>
            )}
          </SaveNotice>
        </form>
      </Dialog>
    ),
  };
}

const FAILED = 'Couldn’t apply the figures.';

function reasonFor(error: Error, { id }: CatalogRow, { rows }: AdminListState): string {
  if (!isConflict(error)) return `${messageFor(error)} Your note is still here.`;
  if (rows?.every((one) => one.id !== id)) return 'Another admin has deleted the task.';
  return 'Another admin has changed the task. Check the figures above, then apply them again.';
}
