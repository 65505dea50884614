import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { PanelForm } from '@/components/panel';
import { type CatalogState, stateOf } from '@/domain/catalog-state';
import { isShortcut } from '@/domain/shortcut';
import { isConflict, messageFor } from '@/lib/errors';
import { CorrectionDialog } from './correction-dialog';
import { EntryFields } from './entry-fields';
import styles from './entry-form.module.css';
import { focusNotice, SaveNotice } from './save-notice';
import type { EntryForm as Form } from './use-entry-form';
import { Versions } from './versions';

interface EntryFormProps {
  readonly form: Form;
  readonly id?: string;
  /** Gives up what was typed; asks first when there are unsaved changes. */
  readonly onCancel: () => void;
}

/** The form that creates a row, or that replaces a row's summary while it is edited. */
export function EntryForm({ form, id, onCancel }: EntryFormProps) {
  const { model, base, isChanged, remoteChange, isSaving, saved, doubts, failure } = form;
  const panel = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const isEdit = base !== undefined;
  const mustChoose = remoteChange?.kind === 'changed';
  const remoteTitle = `Another admin has ${remoteChange?.kind ?? 'changed'} this ${model.singular}.`;
  const failureTitle = `Couldn’t save the ${model.singular}.`;
  const buttons = buttonsOf(form);
  useEffect(() => {
    if (isEdit) panel.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  }, [isEdit]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mustChoose) return focusNotice(notice);
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const pressed = button?.getAttribute('value') ?? buttons[0].state;
    return form.save(pressed === undefined ? {} : { state: pressed }, event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Enter alone is a new line in a long text.
    if (isShortcut(event, 'Enter')) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
    // Escape inside a dialog is the dialog's.
    if (isEdit && event.key === 'Escape' && !event.defaultPrevented) onCancel();
  };
  return (
    <>
      <PanelForm ref={panel} id={id} onKeyDown={onKeyDown} onSubmit={submit}>
        {base && (
          <h3 id={`edit-${base.id}`}>
            Edit “<bdi>{base.name}</bdi>”
          </h3>
        )}
        <EntryFields form={form} disabled={isSaving} />
        {base && model.isCompleted && stateOf(base) !== 'Draft' && (
          <Button variant="quiet" disabled={isChanged} onClick={() => setCorrecting(true)}>
            Apply figures to earlier completions
          </Button>
        )}
        <SaveNotice
          ref={notice}
          title={failure ? failureTitle : remoteChange && remoteTitle}
          refusedAt={form.refusedAt}
        >
          {remoteChange?.kind === 'changed' && (
            <Versions
              model={model}
              title={remoteTitle}
              theirs={remoteChange.entry}
              mine={form.entry}
              onChoose={form.resolve}
            />
          )}
          {remoteChange?.kind === 'deleted' && (
            <Alert tone="warning" title={remoteTitle}>
              {`Your changes are still here. Save to restore the ${model.singular} with them, or cancel to discard them.`}
            </Alert>
          )}
          {failure && (
            <Alert tone="error" title={failureTitle}>
              {`${!isEdit && isConflict(failure) ? CHANGED_SINCE : messageFor(failure)} Your changes are still here.`}
            </Alert>
          )}
        </SaveNotice>
        <div className={styles.bar}>
          {buttons.map(({ text, busyText, state: stored }, at) => {
            const isPressed = isSaving && (stored === undefined || saved?.['state'] === stored);
            return (
              <Button
                key={text}
                type="submit"
                value={stored}
                variant={at === 0 ? 'primary' : 'secondary'}
                busy={isPressed}
                busyLabel={busyText}
                disabled={mustChoose || (isSaving && !isPressed)}
              >
                {text}
              </Button>
            );
          })}
          <Button variant="quiet" disabled={isSaving || !(isEdit || isChanged)} onClick={onCancel}>
            {isEdit ? 'Cancel' : 'Clear'}
          </Button>
        </div>
      </PanelForm>
      <Dialog
        open={doubts.length > 0}
        onClose={() => form.answer(false)}
        title={`Publish “${saved?.['name'] ?? ''}” like this?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => form.answer(false)}>
              Keep editing
            </Button>
            <Button onClick={() => form.answer(true)}>Publish anyway</Button>
          </>
        }
      >
        {doubts.map((doubt) => (
          <p key={doubt}>{doubt}</p>
        ))}
      </Dialog>
      {base && isCorrecting && (
        <CorrectionDialog row={base} source={form.source} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}

const CHANGED_SINCE =
  'An earlier attempt saved it, and another admin has changed it since: edit that one instead.';

interface SubmitButton {
  readonly text: string;
  readonly busyText: string;
  /** The state in which it saves the row; undefined if the form has a field for it. */
  readonly state?: CatalogState;
}

/** Returns a form's submit buttons; the first is also that of Ctrl+Enter and ⌘+Enter. */
function buttonsOf({ base, isDraft, remoteChange }: Form): [SubmitButton, ...SubmitButton[]] {
  const publish = { text: 'Publish', busyText: 'Publishing…', state: 'Live' } as const;
  const draft = { busyText: 'Saving…', state: 'Draft' } as const;
  if (!base) return [publish, { ...draft, text: 'Save as draft' }];
  const text = remoteChange?.kind === 'deleted' ? 'Save and restore' : 'Save';
  if (!isDraft) return [{ text, busyText: 'Saving…' }];
  return [{ ...draft, text: text === 'Save' ? 'Save draft' : text }, publish];
}
