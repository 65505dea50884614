import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { focusHomeOfControl, takesFocus } from '@/components/focus-home';
import { PanelForm } from '@/components/panel';
import { Question } from '@/components/question';
import { useIsWriting } from '@/data/use-write';
import { type CatalogState, stateOf } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { Text } from '@/components/text';
import { differences, normalizeText, toFormEntry } from '@/domain/models/entry';
import { type CatalogModel, valueText } from '@/domain/models/field';
import { isShortcut } from '@/domain/shortcut';
import { stepsIn } from '@/domain/steps';
import { isConflict, messageFor } from '@/lib/errors';
import { CorrectionDialog } from './correction-dialog';
import { EntryFields } from './entry-fields';
import styles from './entry-form.module.css';
import { focusNotice, SaveNotice } from './save-notice';
import type { EntryForm as Form } from './use-entry-form';

interface EntryFormProps {
  readonly form: Form;
  /** Discards the typed text; asks first when there are unsaved changes. */
  readonly onCancel: () => void;
}

/** The form that creates a row, or replaces a row's summary during an edit. */
export function EntryForm({ form, onCancel }: EntryFormProps) {
  const { source, base, entry, submitted, isChanged, theirs, isSaving, doubts, failure } = form;
  const { model } = source;
  const panel = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const isEdit = base !== undefined;
  const mustChoose = Boolean(theirs);
  const isUploading = useIsWriting('add picture');
  const remoteTitle = `Another admin has ${theirs === null ? 'deleted' : 'changed'} this ${model.singular}.`;
  const failureTitle = `Couldn’t save the ${model.singular}.`;
  const buttons = buttonsOf(form);
  const focusedId = useRef(isEdit ? undefined : form.id);
  useEffect(() => {
    if (focusedId.current === form.id) return;
    focusedId.current = form.id;
    // The next new row starts at its name, unless the user has moved on.
    const isHere = isEdit || panel.current?.contains(document.activeElement) === true;
    if (isHere) panel.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  }, [isEdit, form.id]);

  const press = ({ state }: SubmitButton) => {
    if (mustChoose) return focusNotice(notice);
    if (isUploading) return undefined;
    return panel.current && form.save(state === undefined ? {} : { state }, panel.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isShortcut(event, 'Enter')) {
      event.preventDefault();
      press(buttons[0]);
    }
    if (isEdit && !isSaving && event.key === 'Escape' && !isTaken(event)) {
      // Otherwise, the same key press would close the question that `onCancel` opens.
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <>
      <PanelForm ref={panel} {...focusHomeOfControl} onKeyDown={onKeyDown}>
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
          title={failure ? failureTitle : theirs === undefined ? undefined : remoteTitle}
          refusal={form.refusal}
        >
          {theirs && <Versions form={form} theirs={theirs} title={remoteTitle} />}
          {theirs === null && (
            <Alert tone="warning" title={remoteTitle}>
              {`Your changes are still here. Save to restore the ${model.singular} with them, or cancel to discard them.`}
            </Alert>
          )}
          {failure && (
            <Alert tone="error" title={failureTitle} onDismiss={form.dismissFailure}>
              {`${!isEdit && isConflict(failure) ? CHANGED_SINCE : messageFor(failure)}${isChanged ? ' Your changes are still here.' : ''}`}
            </Alert>
          )}
        </SaveNotice>
        <Row gap={3} className={styles.bar}>
          {buttons.map((button, at) => {
            const { text, busyText, state: stored } = button;
            const isPressed = isSaving && (stored === undefined || submitted?.['state'] === stored);
            return (
              // Not of type 'submit': Enter in a field would press the first, which may publish to all members.
              <Button
                key={text}
                {...(at === 0 && takesFocus)}
                onClick={() => press(button)}
                variant={at === 0 ? 'primary' : 'secondary'}
                busy={isPressed}
                busyLabel={busyText}
                disabled={mustChoose || isUploading || (isSaving && !isPressed)}
              >
                {text}
              </Button>
            );
          })}
          <Button variant="quiet" disabled={isSaving || !(isEdit || isChanged)} onClick={onCancel}>
            {isEdit ? 'Cancel' : 'Clear'}
          </Button>
          {isUploading && (
            <Text size="s" tone="soft">
              A picture is still uploading.
            </Text>
          )}
        </Row>
      </PanelForm>
      {doubts.length > 0 && (
        <Question
          title={`Publish “${normalizeText(entry['name'])}” like this?`}
          back="Keep editing"
          answers={[{ text: 'Publish anyway', onClick: () => form.answer(true) }]}
          onClose={() => form.answer(false)}
        >
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Question>
      )}
      {base && isCorrecting && (
        <CorrectionDialog row={base} source={source} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}

/** Whether a key belongs to an unfinished composition, or clears a search. */
function isTaken({ nativeEvent, target }: KeyboardEvent): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === 'search';
  return nativeEvent.isComposing || (isSearch && target.value !== '');
}

const CHANGED_SINCE =
  'An earlier attempt saved it, and another admin has changed it since: edit that one instead.';

interface SubmitButton {
  readonly text: string;
  readonly busyText: string;
  /** The state in which it saves the row; undefined if the form has a field for the state. */
  readonly state?: CatalogState;
}

/** Returns a form's submit buttons; Ctrl+Enter and ⌘+Enter press the first. */
function buttonsOf({ base, tool, theirs }: Form): [SubmitButton, ...SubmitButton[]] {
  const publish = { text: 'Publish', busyText: 'Publishing…', state: 'Live' } as const;
  const draft = { busyText: 'Saving…', state: 'Draft' } as const;
  if (!base) return [publish, { ...draft, text: 'Save as draft' }];
  const text = theirs === null ? 'Save and restore' : 'Save';
  if (tool === 'editor') return [{ text, busyText: 'Saving…' }];
  return [{ ...draft, text: text === 'Save' ? 'Save draft' : text }, publish];
}

interface VersionsProps {
  readonly form: Form;
  readonly theirs: CatalogRow;
  readonly title: string;
}

/** A choice between two versions of a row, listing the fields that differ. */
function Versions({ form, theirs, title }: VersionsProps) {
  const { model } = form.source;
  return (
    <Alert tone="warning" title={title}>
      <Stack gap={3}>
        <p>Nothing has been overwritten. Choose a version, then save.</p>
        <Stack as="dl" gap={3}>
          {differences(model, toFormEntry(model, theirs), form.entry).map(
            ({ name, label, from, to }) => (
              <div key={name} className={styles.difference}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.whose}>Theirs</span>{' '}
                  <span>{shownText(model, name, from) || '(empty)'}</span>
                </dd>
                <dd>
                  <span className={styles.whose}>Yours</span>{' '}
                  <span>{shownText(model, name, to) || '(empty)'}</span>
                </dd>
              </div>
            ),
          )}
        </Stack>
        <Row gap={3}>
          <Button variant="secondary" onClick={() => form.resolve('theirs')}>
            Use their version
          </Button>
          <Button variant="secondary" onClick={() => form.resolve('mine')}>
            Keep my version
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}

/** Returns a field's text as the form shows it: a choice in words, and steps by their numbers. */
function shownText({ fields }: CatalogModel, name: string, text: string): string {
  const field = fields[name];
  if (field?.kind !== 'steps') return field ? valueText(field, text) : text;
  const steps = stepsIn(text).map((step, at) => `${at + 1}. ${step.text}`);
  return steps.join(' ');
}
