import { Page } from '@/components/page';
import { CurationDesk } from '@/features/admin-catalogue/admin-editor';
import { taskKind } from '@/features/admin-catalogue/kinds';
import { paths } from '@/paths';
import { AdminWays } from './admin-ways';
import { pictureField } from './picture-field';

/** /taskbuilder: a new task, or a copy of one to start from (spec §2.4, §6). */
export function TaskBuilderPage() {
  return (
    <Page
      title="Task Builder"
      lede="Write a new task, or replicate one of those below as a draft of a new one."
      width="wide"
    >
      <CurationDesk
        kind={taskKind}
        heading="Existing tasks"
        builds
        edits={false}
        renderPicture={pictureField}
      />
      <AdminWays beside={{ to: paths.taskEditor, text: 'Change or delete tasks' }} />
    </Page>
  );
}
