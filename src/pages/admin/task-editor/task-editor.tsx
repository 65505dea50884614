import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page';
import { AdminEditor } from '@/features/admin-catalog/admin-editor';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { PicturePicker } from '@/features/admin-pictures/picture-picker';
import { paths } from '@/paths';
import { AdminLinks } from '@/features/admin-catalog/admin-links';

/** /taskeditor: edits tasks in place; `?search=` fills in the search (spec §2.4, §6). */
export function TaskEditorPage() {
  const [query] = useSearchParams();
  return (
    <Page
      title="Task editor"
      lede="Edit tasks in place. Use the arrow keys to move between rows, Ctrl+Enter to save and Escape to cancel."
      width="wide"
    >
      <AdminEditor
        model={curatedTaskModel}
        heading="Tasks"
        builds={false}
        edits
        firstSearch={query.get('search') ?? ''}
        renderPicture={(field) => <PicturePicker {...field} />}
      />
      <AdminLinks beside={{ to: paths.taskBuilder, text: 'Create a task' }} />
    </Page>
  );
}
