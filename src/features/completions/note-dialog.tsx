import { createContext, type ReactNode, useContext, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { takesFocus } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { TextAreaField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useIsShown } from '@/components/use-is-shown';
import { noteProblem, noteText } from '@/domain/completion-note';
import { useMemberAction } from '@/features/use-member-action';
import { messageFor } from '@/lib/errors';
import { typedInDialogs, useInterruptedEntry } from '@/session/interrupted-entry';
import type { Completed } from '@/domain/actions/asked';
import { saveNote } from './completion-actions';

const NoteContext = createContext<((about: Completed) => void) | undefined>(undefined);

/** Returns a function that opens the dialog for a completion's note (D113). */
export function useNote(): (about: Completed) => void {
  const open = useContext(NoteContext);
  if (open === undefined) throw new Error('useNote needs a NoteProvider above it');
  return open;
}

/**
 * Shows the note dialog until the note is stored. It outlasts the row or card that opened it, which may be replaced
 * while the member types.
 */
export function NoteProvider({ children }: { readonly children: ReactNode }) {
  const [about, setAbout] = useState<Completed>();
  const close = () => setAbout(undefined);
  return (
    <NoteContext value={setAbout}>
      {children}
      {about && (
        <Dialog onClose={close} title={about.name}>
          <NoteForm {...about} onSaved={close} />
        </Dialog>
      )}
    </NoteContext>
  );
}

function NoteForm({ row, name, onSaved }: Completed & { readonly onSaved: () => void }) {
  const [typed, setTyped, forget] = useInterruptedEntry(
    interrupted,
    row.id,
    () => row.note ?? '',
    true,
  );
  const { run, isPending, failure, dismissFailure } = useMemberAction(true);
  const isShown = useIsShown();
  const save = (stored: string | null) =>
    run(saveNote({ row, name }, stored), {
      onDone: () => {
        forget();
        if (isShown.current) onSaved();
      },
    });
  const note = noteText(typed);
  const problem = noteProblem(typed);
  const { shown, submit } = useForm({ note: problem }, () => save(note));
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
          <Button type="submit" busy={isPending} busyLabel="Saving…">
            Save note
          </Button>
          {row.note && (
            <Button variant="quiet" onClick={() => save(null)}>
              Remove note
            </Button>
          )}
        </Row>
      </Stack>
      {failure && (
        <Alert tone="error" title="Couldn’t save the note." onDismiss={dismissFailure}>
          {`${messageFor(failure.error)} Your text is still here.`}
        </Alert>
      )}
    </>
  );
}

const interrupted = typedInDialogs<string>();
