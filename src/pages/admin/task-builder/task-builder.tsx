import { Page } from '@/components/page';
import { AdminEditor } from '@/features/admin-catalog/admin-editor';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { PicturePicker } from '@/features/admin-pictures/picture-picker';
import { paths } from '@/paths';
import { AdminLinks } from '@/features/admin-catalog/admin-links';

/** /taskbuilder: a new task, or a copy of one to start from (spec §2.4, §6). */
export function TaskBuilderPage() {
  return (
    <Page
      title="Task builder"
      lede="Create a task, or replicate one below as a draft."
      width="wide"
    >
      <AdminEditor
        model={curatedTaskModel}
        heading="Existing tasks"
        builds
        edits={false}
        renderPicture={(field) => <PicturePicker {...field} />}
      />
      <AdminLinks beside={{ to: paths.taskEditor, text: 'Edit or delete tasks' }} />
    </Page>
  );
}
