import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { takesFocus } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { TextAreaField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { noteProblem, noteText } from '@/domain/completion-note';
import { messageFor } from '@/lib/errors';
import { type UnsentEntries, useUnsentEntry } from '@/session/unsent-entry';
import { type Noting, useSaveNote } from './use-save-note';

interface NoteDialogProps extends Noting {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A member's note on a completion, to add, change or remove (D112); it stays open until that is stored. */
export function NoteDialog({ row, name, open, onClose }: NoteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <NoteForm row={row} name={name} onSaved={onClose} />
    </Dialog>
  );
}

function NoteForm({ row, name, onSaved }: Noting & { readonly onSaved: () => void }) {
  const [typed, setTyped] = useUnsentEntry(unsent, row.id, () => row.note ?? '');
  const save = useSaveNote(onSaved);
  const note = noteText(typed);
  const problem = noteProblem(typed);
  const { shown, submit } = useForm({ note: problem }, () => save.mutate({ row, name, note }));
  return (
    <>
      <Stack as="form" gap={3} onSubmit={submit} noValidate>
        <TextAreaField
          label="Your note"
          name="note"
          {...takesFocus}
          hint="Only you can see it."
          value={typed}
          error={note === '' ? shown.note : problem}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Row gap={3}>
          <Button type="submit" busy={save.isPending} busyLabel="Saving…">
            Save note
          </Button>
          {row.note && (
            <Button variant="quiet" onClick={() => save.mutate({ row, name, note: null })}>
              Remove note
            </Button>
          )}
        </Row>
      </Stack>
      {save.error && (
        <Alert tone="error" title="Couldn’t save the note.">
          {`${messageFor(save.error)} Your text is still here.`}
        </Alert>
      )}
    </>
  );
}

const unsent: UnsentEntries<string> = new Map();
