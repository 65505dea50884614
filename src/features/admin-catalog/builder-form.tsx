import * as v from 'valibot';
import { type RefObject, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { CardDetails } from '@/components/card-details';
import { PanelForm } from '@/components/panel';
import { StoredPicture } from '@/components/picture';
import { TaskEffort } from '@/components/task-effort';
import { useToast } from '@/components/toast';
import type { AdminListState } from '@/data/use-admin-list';
import { usePicture } from '@/data/use-picture';
import { type CatalogState, isLive } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { type Entry, type Fields, normalizeText, storedFields } from '@/domain/models/entry';
import { cardDetails, type ValuesOf } from '@/domain/models/field';
import { someValuesSchema } from '@/domain/models/values-schema';
import { lastingText } from '@/domain/task';
import { isConflict, messageFor } from '@/lib/errors';
import styles from './builder-form.module.css';
import { EntryFields, type RenderPicture } from './entry-fields';
import type { CatalogModel } from '@/domain/models/field';
import { SaveBar } from './save-bar';
import { SaveNotice } from './save-notice';
import type { Builder } from './use-builder';
import { submitByKey, submitEntry } from './use-entry';
import { useFigureCheck } from './use-figure-check';
import { useFocusOn } from './use-focus-on';

interface BuilderFormProps {
  readonly kind: CatalogModel;
  readonly builder: Builder;
  /** The existing rows. */
  readonly source: Pick<AdminListState, 'rows' | 'error'>;
  readonly renderPicture: RenderPicture;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Clears the form; asks first when there are unsaved changes. */
  readonly onClear: () => void;
}

const CHANGED_SINCE =
  'An earlier attempt saved it, and another admin has changed it since: edit that one instead.';

/** The form for a new task or link, beside a preview of its card. */
export function BuilderForm({
  kind,
  builder,
  source,
  renderPicture,
  headingRef,
  onClear,
}: BuilderFormProps) {
  const showToast = useToast();
  const focusOn = useFocusOn();
  const { dialog, isWaiting, unlessUnusual } = useFigureCheck(kind, source);
  const notice = useRef<HTMLDivElement>(null);
  const failureTitle = `Couldn’t save the ${kind.singular}.`;
  const { state, copyOf, isSavingDraft, failure } = builder;
  const isSaving = builder.isSaving || isWaiting;
  return (
    <div className={styles.workbench}>
      <section className={styles.form} aria-labelledby="builder-heading">
        <h2 id="builder-heading" ref={headingRef} tabIndex={-1}>
          {copyOf ? (
            <>
              Copy of “<bdi>{copyOf.name}</bdi>”
            </>
          ) : (
            `New ${kind.singular}`
          )}
        </h2>
        <PanelForm
          id="builder-form"
          onKeyDown={submitByKey}
          onSubmit={(event) => {
            const form = event.currentTarget;
            const save = (entry: Fields) =>
              unlessUnusual(entry, () =>
                builder.save(entry, (row) => {
                  showToast({ message: savedMessage(row) });
                  focusOn(['#builder-form [name="name"]'], form);
                }),
              );
            submitEntry(event, state, save, 'Live');
          }}
        >
          <EntryFields state={state} renderPicture={renderPicture} disabled={isSaving} />
          <SaveNotice
            ref={notice}
            title={failure ? failureTitle : undefined}
            refusedAt={builder.refusedAt}
          >
            {failure && (
              <Alert tone="error" title={failureTitle}>
                {isConflict(failure) ? CHANGED_SINCE : messageFor(failure)} Your changes are still
                here.
              </Alert>
            )}
          </SaveNotice>
          <SaveBar>
            <Button
              type="submit"
              value={'Live' satisfies CatalogState}
              busy={isSaving && !isSavingDraft}
              busyLabel="Publishing…"
              disabled={isSavingDraft}
            >
              Publish
            </Button>
            <Button
              type="submit"
              variant="secondary"
              value={'Draft' satisfies CatalogState}
              busy={isSavingDraft}
              busyLabel="Saving…"
              disabled={isSaving && !isSavingDraft}
            >
              Save as draft
            </Button>
            <Button variant="quiet" disabled={!state.isChanged || isSaving} onClick={onClear}>
              Clear
            </Button>
          </SaveBar>
        </PanelForm>
        {dialog}
      </section>
      <CardPreview kind={kind} entry={state.entry} />
    </div>
  );
}

function savedMessage(row: CatalogRow): string {
  return isLive(row)
    ? `“${row.name}” is now live for all members.`
    : `“${row.name}” is saved as a draft. Only admins see it.`;
}

interface CardPreviewProps {
  readonly kind: CatalogModel;
  readonly entry: Entry;
}

/** The card as members will see it, with its details; its button does nothing. */
function CardPreview({ kind, entry }: CardPreviewProps) {
  const picture = usePicture(entry['imagename']);
  const isTask = kind.singular === 'task';
  const name = normalizeText(entry['name']) || `Name of the ${kind.singular}`;
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        Preview
      </h2>
      <Card
        name={name}
        picture={<StoredPicture {...picture} />}
        score={`Score: ${entry['score'] || 0}`}
        note={isTask ? lastingText({ duration: Number(entry['duration']) }) : undefined}
        details={
          <>
            <CardDetails description={entry['description']} details={cardDetails(kind, entry)} />
            {isTask && <TaskEffort task={taskIn(entry)} />}
          </>
        }
        actions={
          <div className={styles.action} inert>
            <Button variant={isTask ? 'primary' : 'secondary'}>
              {isTask ? 'Mark Complete' : 'Go To Site'}
            </Button>
          </div>
        }
      />
    </section>
  );
}

/** Returns what can be shown of a task that is being written. */
function taskIn(entry: Entry): Partial<ValuesOf<typeof curatedTaskModel>> {
  const parsed = v.safeParse(
    someValuesSchema(curatedTaskModel),
    storedFields(curatedTaskModel, entry),
  );
  return parsed.success ? parsed.output : {};
}
