import { useId, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Stack } from '@/components/layout';
import { Question } from '@/components/question';
import { TextAreaField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useToast } from '@/components/toast';
import { useUnits } from '@/components/use-units';
import { correctEarlierCompletions } from '@/data/admin-list';
import type { AdminListState } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import { amountTexts, listText } from '@/domain/impact/amount-text';
import { impactOf } from '@/domain/impact/impact';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { normalizeText } from '@/domain/models/entry';
import { MAX_LENGTH } from '@/domain/models/field';
import { lengthProblem } from '@/domain/models/problem';
import { now } from '@/lib/clock';
import { isConflict, messageFor } from '@/lib/errors';
import { typedInDialogs, useInterruptedEntry } from '@/session/interrupted-entry';
import { RowCount } from './row-count';
import { SaveNotice } from './save-notice';

interface CorrectionDialogProps {
  readonly row: CatalogRow;
  readonly source: AdminListState;
  readonly onClose: () => void;
}

/** Lets an admin apply a task's saved figures to earlier completions, with a note that members read (decision 151). */
export function CorrectionDialog({ row, source, onClose }: CorrectionDialogProps) {
  const [typed, setTyped, forget] = useInterruptedEntry(interrupted, row.id, () => '', true);
  // Another attempt after a lost response is the same correction; one after another admin's change is a new one.
  const [at, setAt] = useState(now);
  const note = normalizeText(typed);
  const showToast = useToast();
  const amounts = amountTexts(impactOf(row), useUnits());
  const formId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const { mutate, reset, isPending, error } = useWrite({
    action: 'correct row',
    mutationFn: () => source.write(row.id, () => correctEarlierCompletions(row, note, at)),
    onError: (failure) => {
      if (isConflict(failure)) setAt(now());
    },
    onSuccess: () => {
      forget();
      onClose();
      showToast({ message: `Earlier completions of “${row.name}” now use these figures.` });
    },
  });
  const long = lengthProblem(note, MAX_LENGTH.text);
  const problem = note === '' ? 'Say what was wrong.' : long;
  const { shown, submit } = useForm({ note: problem }, () => mutate());
  return (
    <Question
      title={`Apply to earlier completions of “${row.name}”?`}
      answers={[
        { text: 'Apply', type: 'submit', form: formId, busy: isPending, busyLabel: 'Applying…' },
      ]}
      onClose={onClose}
    >
      <Stack as="form" gap={3} id={formId} onSubmit={submit} noValidate>
        <RowCount
          of="completions"
          noun="completion"
          taskId={row.id}
          what="the completions"
          textOf={countText}
        />
        <p>{`${
          amounts.length === 0
            ? 'Each of them will count as not estimated.'
            : `Each of them will count as ${listText(amounts)}.`
        } Members’ totals change on their next visit, and this can’t be undone.`}</p>
        <TextAreaField
          label="Note to members"
          name="note"
          hint="What was wrong, in a sentence. They see it next to their totals."
          error={long ?? shown.note}
          value={typed}
          aria-required
          onChange={({ target }) => setTyped(target.value)}
        />
        <SaveNotice ref={notice} title={error ? FAILED : undefined} refusal={error}>
          {error && (
            <Alert tone="error" title={FAILED} onDismiss={reset}>
              {reasonFor(error, row, source)}
            </Alert>
          )}
        </SaveNotice>
      </Stack>
    </Question>
  );
}

const interrupted = typedInDialogs<string>();

const FAILED = 'Couldn’t apply the figures.';

function reasonFor(error: Error, { id }: CatalogRow, { rows }: AdminListState): string {
  if (!isConflict(error)) return `${messageFor(error)} Your note is still here.`;
  if (rows?.every((one) => one.id !== id)) return 'Another admin has deleted the task.';
  return 'Another admin has changed the task. Check the figures above, then apply them again.';
}

function countText(completions: number, counted: string): string {
  if (completions === 0) return 'Nobody has completed it yet.';
  return `${counted} of all members ${completions === 1 ? 'is' : 'are'} stored.`;
}
