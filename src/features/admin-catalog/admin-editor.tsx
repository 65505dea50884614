import { useEffect, useRef, useState } from 'react';
import { useAdminList } from '@/data/use-admin-list';
import type { CatalogRow } from '@/domain/models/catalog-row';
import styles from './admin-editor.module.css';
import { BuilderForm } from './builder-form';
import { DeleteDialog } from './delete-dialog';
import { EditorForm } from './editor-form';
import type { RenderPicture } from './entry-fields';
import type { CatalogModel } from '@/domain/models/field';
import { RecentlyDeleted } from './recently-deleted';
import { RowList } from './row-list';
import { RowSummary } from './row-summary';
import { useArchive } from './use-archive';
import { useBuilder } from './use-builder';
import { useDeletions } from './use-deletions';
import { useEditing } from './use-editing';
import { actionOf, useFocusOn } from './use-focus-on';
import { useLeaveGuard } from './use-leave-guard';

interface AdminEditorProps {
  readonly kind: CatalogModel;
  readonly heading: string;
  /** Whether rows are created here: by the form for a new one, and by 'Replicate'. */
  readonly builds: boolean;
  /** Whether rows are changed here: by 'Edit' and 'Delete'. */
  readonly edits: boolean;
  readonly firstSearch?: string;
  readonly renderPicture: RenderPicture;
}

/** The body of an admin page: the form for a new row above the list of existing ones (spec §2.4, §6). */
export function AdminEditor(props: AdminEditorProps) {
  const { kind, heading, builds, edits, firstSearch = '', renderPicture } = props;
  const source = useAdminList(kind);
  const builder = useBuilder(kind, source);
  const editing = useEditing(kind, source);
  const isEditUnsaved = edits && editing.base !== undefined && editing.state.isChanged;
  const { dialog, unlessLost } = useLeaveGuard(builder.state.isChanged || isEditUnsaved);
  const [savedId, showSaved] = useSavedFlag();
  const focusOn = useFocusOn();
  const listHeading = `#${kind.plural}-heading`;
  const deletions = useDeletions(kind, source, () => focusOn([listHeading]));
  const closeDialog = () => deletions.askToConfirm(undefined);
  const archiving = useArchive(kind, source, closeDialog);
  const builderHeading = useRef<HTMLHeadingElement>(null);

  const replicate = (row: CatalogRow) =>
    unlessLost(builder.state.isChanged, () => {
      builder.begin(row);
      builderHeading.current?.focus();
    });
  const edit = (row: CatalogRow) => unlessLost(isEditUnsaved, () => editing.begin(row));
  const closeEditor = (row: CatalogRow) => {
    editing.stop();
    focusOn([actionOf(row.id, 'edit'), listHeading]);
  };

  const renderRow = (row: CatalogRow) => {
    if (edits && row.id === editing.base?.id) {
      return (
        <EditorForm
          kind={kind}
          row={editing.base}
          source={source}
          editing={editing}
          renderPicture={renderPicture}
          onSaved={(written, form) => {
            showSaved(written.id);
            focusOn([actionOf(written.id, 'edit'), listHeading], form);
          }}
          onCancel={() => unlessLost(isEditUnsaved, () => closeEditor(row))}
        />
      );
    }
    return (
      <RowSummary
        kind={kind}
        row={row}
        isSaved={savedId === row.id}
        onReplicate={builds ? () => replicate(row) : undefined}
        onEdit={edits ? () => edit(row) : undefined}
        onDelete={edits ? () => deletions.askToConfirm(row) : undefined}
      />
    );
  };

  return (
    <div className={styles.parts}>
      {builds && (
        <BuilderForm
          kind={kind}
          builder={builder}
          source={source}
          renderPicture={renderPicture}
          headingRef={builderHeading}
          onClear={() => unlessLost(builder.state.isChanged, () => builder.begin())}
        />
      )}
      {edits && (
        <RecentlyDeleted
          deletions={deletions.recent}
          isBusy={deletions.isBusy}
          onRestore={deletions.restore}
        />
      )}
      <RowList
        kind={kind}
        heading={heading}
        source={source}
        firstSearch={firstSearch}
        edited={edits ? editing.base : undefined}
        renderRow={renderRow}
      />
      <DeleteDialog
        kind={kind}
        row={deletions.toConfirm}
        isDeleting={deletions.isDeleting}
        isArchiving={archiving.isArchiving}
        onClose={closeDialog}
        onDelete={deletions.remove}
        onArchive={archiving.archive}
      />
      {dialog}
    </div>
  );
}

/** Spec §9: how long the success flag after an admin's save is shown. */
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
