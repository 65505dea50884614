import { useRef } from 'react';
import type { CuratedRow } from '@/domain/curation/row';
import { useRows } from '@/data/use-admin-list';
import { BuilderForm } from './builder-form';
import { CuratedList } from './curated-list';
import styles from './curation-desk.module.css';
import { DeleteDialog } from './delete-dialog';
import { EditorForm } from './editor-form';
import type { Kind } from './kinds';
import type { RenderPicture } from './picture-slot';
import { RecentlyDeleted } from './recently-deleted';
import { RowActions } from './row-actions';
import { RowSummary } from './row-summary';
import { useBuilder } from './use-builder';
import { useDeskDeletions } from './use-desk-deletions';
import { useEditing } from './use-editing';
import { actionOf, useFocusOn } from './use-focus-on';
import { useLeaveGuard } from './use-leave-guard';
import { useSavedFlag } from './use-saved-flag';

interface CurationDeskProps {
  readonly kind: Kind;
  readonly heading: string;
  /** Whether rows are made here: the form of a new one, and 'Replicate' on those that exist. */
  readonly builds: boolean;
  /** Whether rows are changed here: 'Edit' and 'Delete' on those that exist. */
  readonly edits: boolean;
  readonly firstSearch?: string;
  readonly renderPicture?: RenderPicture;
}

/** Where admins work: the form of something new above the list of what exists (spec §2.4, §6). */
export function CurationDesk(props: CurationDeskProps) {
  const { kind, heading, builds, edits, firstSearch = '', renderPicture } = props;
  const source = useRows(kind.collection);
  const builder = useBuilder(kind, source);
  const editing = useEditing(kind, source);
  const isEditUnsaved = editing.base !== undefined && editing.state.isChanged;
  const { dialog, unlessLost } = useLeaveGuard(builder.state.isChanged || isEditUnsaved);
  const { saved, show: showSaved } = useSavedFlag();
  const focusOn = useFocusOn();
  const listHeading = `#${kind.many}-heading`;
  const deletions = useDeskDeletions(kind, source, () => focusOn([listHeading]));
  const builderHeading = useRef<HTMLHeadingElement>(null);

  const replicate = (row: CuratedRow) =>
    unlessLost(builder.state.isChanged, () => {
      builder.begin(row);
      builderHeading.current?.focus();
    });
  const edit = (row: CuratedRow) => unlessLost(isEditUnsaved, () => editing.begin(row));
  const closeEditor = (row: CuratedRow) => {
    editing.stop();
    focusOn([actionOf(row.id, 'edit'), listHeading]);
  };

  const renderRow = (row: CuratedRow) => {
    if (row.id === editing.base?.id) {
      return (
        <EditorForm
          kind={kind}
          row={editing.base}
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
        note={saved === row.id ? '✓ Saved' : undefined}
        actions={
          <RowActions
            row={row}
            onReplicate={builds ? () => replicate(row) : undefined}
            onEdit={edits ? () => edit(row) : undefined}
            onDelete={edits ? () => deletions.ask(row) : undefined}
          />
        }
      />
    );
  };

  return (
    <div className={styles.desk}>
      {builds && (
        <BuilderForm
          kind={kind}
          builder={builder}
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
      <CuratedList
        kind={kind}
        heading={heading}
        source={source}
        firstSearch={firstSearch}
        held={editing.base}
        renderRow={renderRow}
      />
      <DeleteDialog
        kind={kind}
        row={deletions.asked}
        isBusy={deletions.isBusy}
        onClose={() => deletions.ask(undefined)}
        onDelete={deletions.remove}
      />
      {dialog}
    </div>
  );
}
