import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/button';
import { Row } from '@/components/layout';
import { Page } from '@/components/page';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { linkModel } from '@/domain/models/link-model';
import { AdminEditor } from '@/features/admin-catalog/admin-editor';
import { type Path, paths } from '@/paths';

/** /taskbuilder: a new task, or a copy of one to start from (spec §2.4, §6). */
export function TaskBuilderPage() {
  return (
    <CatalogPage
      title="Task builder"
      lede="Create a task, or replicate one below as a draft."
      model={curatedTaskModel}
      heading="Existing tasks"
      builds
      beside={{ to: paths.taskEditor, text: 'Edit or delete tasks' }}
    />
  );
}

/** /taskeditor: edits tasks in place (spec §2.4, §6). */
export function TaskEditorPage() {
  return (
    <CatalogPage
      title="Task editor"
      lede="Edit tasks in place. Use the arrow keys to move between rows, Ctrl+Enter to save and Escape to cancel."
      model={curatedTaskModel}
      heading="Tasks"
      edits
      beside={{ to: paths.taskBuilder, text: 'Create a task' }}
    />
  );
}

/** /librarybuilder: the library's links (spec §2.4, §6). */
export function LibraryBuilderPage() {
  return (
    <CatalogPage
      title="Library builder"
      lede="Add a link, replicate one as a draft, or edit and delete the links below."
      model={linkModel}
      heading="Existing links"
      builds
      edits
    />
  );
}

type CatalogPageProps = ComponentProps<typeof AdminEditor> & {
  readonly title: string;
  readonly lede: string;
  /** Another admin page related to this one. */
  readonly beside?: { readonly to: Path; readonly text: string };
};

/** A page for one model's rows, with links to the hub and to a related page. */
function CatalogPage({ title, lede, beside, ...editor }: CatalogPageProps) {
  return (
    <Page title={title} lede={lede} width="wide">
      <AdminEditor {...editor} />
      <nav aria-label="Admin">
        <Row gap={3}>
          <ButtonLink to={paths.admin} variant="secondary">
            Back to Admin
          </ButtonLink>
          {beside && (
            <ButtonLink to={beside.to} variant="quiet">
              {beside.text}
            </ButtonLink>
          )}
        </Row>
      </nav>
    </Page>
  );
}
