import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusHomeOfControl } from '@/components/focus-home';
import { Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { useToast } from '@/components/toast';
import { useAdminList } from '@/data/use-admin-list';
import { isLive } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import styles from './admin-editor.module.css';
import { CardPreview } from './card-preview';
import type { CatalogPage } from './catalog-pages';
import { DeleteDialog, RecentlyDeleted } from './deletions';
import { EntryForm } from './entry-form';
import { RowList } from './row-list';
import { RowSummary } from './row-summary';
import { useEntryForm } from './use-entry-form';
import { useLeaveGuard } from './use-leave-guard';
import { useRowActions } from './use-row-actions';

type AdminEditorProps = Pick<CatalogPage, 'model' | 'heading' | 'builds' | 'edits'>;

/**
 * The body of an admin page: the form for a new row above the list of existing ones, searched by the URL's `?search=`
 * (spec §2.4, §6).
 */
export function AdminEditor({ model, heading, builds = false, edits = false }: AdminEditorProps) {
  const source = useAdminList(model);
  const [query] = useSearchParams();
  const showToast = useToast();
  const [savedId, showSaved] = useSavedFlag();
  const builder = useEntryForm('builder', source, (row) =>
    showToast({ message: publishedText(row) }),
  );
  const editor = useEntryForm('editor', source, (row) => showSaved(row.id));
  const { dialog, unlessLost } = useLeaveGuard(builder.isChanged || editor.isChanged);
  const [toDelete, askToDelete] = useState<CatalogRow>();
  const closeQuestion = () => askToDelete(undefined);
  const actions = useRowActions(source, ({ id }) =>
    askToDelete((asked) => (asked?.id === id ? undefined : asked)),
  );
  const builderHeading = useRef<HTMLHeadingElement>(null);

  const replicate = (row: CatalogRow) =>
    unlessLost(builder.isChanged, () => {
      builder.begin(row);
      builderHeading.current?.focus();
    });
  const renderRow = (row: CatalogRow) => {
    if (edits && row.id === editor.base?.id) {
      return (
        <article aria-labelledby={`edit-${row.id}`}>
          <EntryForm
            form={editor}
            onCancel={() => unlessLost(editor.isChanged, () => editor.begin())}
          />
        </article>
      );
    }
    return (
      <RowSummary
        model={model}
        row={row}
        isSaved={savedId === row.id}
        actions={{
          ...(builds && { Replicate: builder.isSaving ? undefined : () => replicate(row) }),
          ...(edits && {
            Edit: editor.isSaving
              ? undefined
              : () => unlessLost(editor.isChanged, () => editor.begin(row)),
            Delete: () => askToDelete(row),
          }),
        }}
      />
    );
  };

  return (
    <Stack gap={7}>
      {builds && (
        <Stack gap={6} className={styles.workbench}>
          <Section
            gap={3}
            headingRef={builderHeading}
            heading={
              builder.copyOf ? (
                <>
                  Copy of “<bdi>{builder.copyOf.name}</bdi>”
                </>
              ) : (
                `New ${model.singular}`
              )
            }
          >
            <EntryForm
              form={builder}
              onCancel={() => unlessLost(builder.isChanged, () => builder.begin())}
            />
          </Section>
          <CardPreview model={model} entry={builder.entry} />
        </Stack>
      )}
      <Stack gap={7} {...focusHomeOfControl}>
        {edits && <RecentlyDeleted actions={actions} />}
        <RowList
          heading={heading}
          source={source}
          firstSearch={query.get('search') ?? ''}
          edited={edits ? editor.base : undefined}
          savedId={savedId}
          renderRow={renderRow}
        />
      </Stack>
      {toDelete && (
        <DeleteDialog model={model} row={toDelete} actions={actions} onClose={closeQuestion} />
      )}
      {dialog}
    </Stack>
  );
}

function publishedText(row: CatalogRow): string {
  return isLive(row)
    ? `“${row.name}” is now live for all members.`
    : `“${row.name}” is saved as a draft. Only admins see it.`;
}

/** Spec §9: how long the success flag shows after an admin saves. */
const SAVED_MS = 1000;

/** The id of the row saved within the last second, which shows '✓ Saved' (spec §2.4), and its setter. */
function useSavedFlag(): [string | undefined, (id: string) => void] {
  const [save, setSave] = useState<{ id: string }>();
  useEffect(() => {
    if (!save) return undefined;
    const timer = setTimeout(() => setSave(undefined), SAVED_MS);
    return () => clearTimeout(timer);
  }, [save]);
  return [save?.id, (id) => setSave({ id })];
}
