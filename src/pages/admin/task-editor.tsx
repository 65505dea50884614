import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page';
import { CurationDesk } from '@/features/admin-catalogue/admin-editor';
import { taskKind } from '@/features/admin-catalogue/kinds';
import { paths } from '@/paths';
import { AdminWays } from './admin-ways';
import { pictureField } from './picture-field';

/** /taskeditor: the catalogue, to be changed in place; `?search=` begins with a search (spec §2.4, §6). */
export function TaskEditorPage() {
  const [query] = useSearchParams();
  return (
    <Page
      title="Task Editor"
      lede="Change tasks in place. Arrow keys move between rows, Ctrl+Enter saves, Escape cancels."
      width="wide"
    >
      <CurationDesk
        kind={taskKind}
        heading="Tasks"
        builds={false}
        edits
        firstSearch={query.get('search') ?? ''}
        renderPicture={pictureField}
      />
      <AdminWays beside={{ to: paths.taskBuilder, text: 'Write a new task' }} />
    </Page>
  );
}
