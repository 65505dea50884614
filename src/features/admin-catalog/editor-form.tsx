import { useEffect, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { PanelForm } from '@/components/panel';
import type { CatalogState } from '@/domain/catalog-state';
import type { AdminListState } from '@/data/use-admin-list';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { changedFields, type Entry, normalizeText } from '@/domain/models/entry';
import { messageFor } from '@/lib/errors';
import styles from './editor-form.module.css';
import { EntryFields, type RenderPicture } from './entry-fields';
import type { CatalogModel } from '@/domain/models/field';
import { SaveBar } from './save-bar';
import { focusNotice, SaveNotice } from './save-notice';
import type { Editing } from './use-editing';
import { useCorrection } from './use-correction';
import { useFigureCheck } from './use-figure-check';
import { submitByKey, submitEntry } from './use-entry';

interface EditorFormProps {
  readonly kind: CatalogModel;
  readonly row: CatalogRow;
  /** The existing rows. */
  readonly source: AdminListState;
  readonly editing: Editing;
  readonly renderPicture: RenderPicture;
  readonly onSaved: (row: CatalogRow, form: HTMLFormElement) => void;
  readonly onCancel: () => void;
}

/** The form that replaces a row's summary while it is edited. */
export function EditorForm(props: EditorFormProps) {
  const { kind, row, source, editing, renderPicture, onSaved, onCancel } = props;
  const { state, remoteChange, isSaving, failure } = editing;
  const { dialog, unlessUnusual } = useFigureCheck(kind, source, row);
  const correction = useCorrection(kind, row, { source, isChanged: state.isChanged });
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const mustChoose = remoteChange?.kind === 'changed';
  const remoteTitle = `Another admin has ${remoteChange?.kind ?? 'changed'} this ${kind.singular}.`;
  const failureTitle = `Couldn’t save the ${kind.singular}.`;
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  }, []);
  return (
    <article aria-labelledby={`edit-${row.id}`}>
      <PanelForm
        ref={form}
        onKeyDown={(event) => {
          submitByKey(event);
          // Escape inside a dialog is the dialog's.
          if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
        }}
        onSubmit={(event) => {
          if (mustChoose) {
            event.preventDefault();
            return focusNotice(notice);
          }
          const saved = event.currentTarget;
          return submitEntry(event, state, (fields) =>
            unlessUnusual(fields, () => editing.save(fields, (written) => onSaved(written, saved))),
          );
        }}
      >
        <h3 id={`edit-${row.id}`}>
          Edit “<bdi>{row.name}</bdi>”
        </h3>
        <EntryFields state={state} renderPicture={renderPicture} disabled={isSaving} />
        {correction.button}
        <SaveNotice
          ref={notice}
          title={failure ? failureTitle : remoteChange && remoteTitle}
          refusedAt={editing.refusedAt}
        >
          {remoteChange?.kind === 'changed' && (
            <Versions
              kind={kind}
              title={remoteTitle}
              theirs={remoteChange.entry}
              mine={state.entry}
              onChoose={editing.resolve}
            />
          )}
          {remoteChange?.kind === 'deleted' && (
            <Alert tone="warning" title={remoteTitle}>
              Your changes are still here. Save to restore the {kind.singular} with them, or cancel
              to discard them.
            </Alert>
          )}
          {failure && (
            <Alert tone="error" title={failureTitle}>
              {messageFor(failure)} Your changes are still here.
            </Alert>
          )}
        </SaveNotice>
        <SaveBar>
          <Button type="submit" busy={isSaving} busyLabel="Saving…" disabled={mustChoose}>
            {remoteChange?.kind === 'deleted'
              ? 'Save and restore'
              : state.isDraft
                ? 'Save draft'
                : 'Save'}
          </Button>
          {state.isDraft && (
            <Button
              type="submit"
              variant="secondary"
              value={'Live' satisfies CatalogState}
              disabled={isSaving || mustChoose}
            >
              Publish
            </Button>
          )}
          <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        </SaveBar>
      </PanelForm>
      {dialog}
      {correction.dialog}
    </article>
  );
}

interface VersionsProps {
  readonly kind: CatalogModel;
  readonly title: string;
  readonly theirs: Entry;
  readonly mine: Entry;
  readonly onChoose: (choice: 'theirs' | 'mine') => void;
}

/** A choice between two versions of a row, with the fields that differ. */
function Versions({ kind, title, theirs, mine, onChoose }: VersionsProps) {
  return (
    <Alert tone="warning" title={title}>
      <div className={styles.versions}>
        <p>Nothing has been overwritten. Choose a version, then save.</p>
        <dl className={styles.fields}>
          {changedFields(theirs, mine).map((name) => (
            <div key={name} className={styles.field}>
              <dt>{kind.fields[name]?.label ?? name}</dt>
              <dd>
                <span className={styles.whose}>Theirs</span> {orEmpty(theirs[name])}
              </dd>
              <dd>
                <span className={styles.whose}>Yours</span> {orEmpty(mine[name])}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => onChoose('theirs')}>
            Use their version
          </Button>
          <Button variant="secondary" onClick={() => onChoose('mine')}>
            Keep my version
          </Button>
        </div>
      </div>
    </Alert>
  );
}

function orEmpty(text: string | undefined): string {
  return normalizeText(text) || '(empty)';
}
