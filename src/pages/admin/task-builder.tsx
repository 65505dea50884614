import { Page } from '@/components/page';
import { AdminEditor } from '@/features/admin-catalogue/admin-editor';
import { taskKind } from '@/features/admin-catalogue/kinds';
import { PicturePicker } from '@/features/admin-pictures/picture-picker';
import { paths } from '@/paths';
import { AdminLinks } from './admin-links';

/** /taskbuilder: a new task, or a copy of one to start from (spec §2.4, §6). */
export function TaskBuilderPage() {
  return (
    <Page
      title="Task Builder"
      lede="Write a new task, or replicate one of those below as a draft of a new one."
      width="wide"
    >
      <AdminEditor
        kind={taskKind}
        heading="Existing tasks"
        builds
        edits={false}
        renderPicture={(field) => <PicturePicker {...field} />}
      />
      <AdminLinks beside={{ to: paths.taskEditor, text: 'Change or delete tasks' }} />
    </Page>
  );
}
