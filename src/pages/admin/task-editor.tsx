import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Page } from '@/components/page';
import { CurationDesk } from '@/features/curation/curation-desk';
import { taskKind } from '@/features/curation/kinds';
import { paths } from '@/paths';
import styles from './admin.module.css';
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
      <nav className={styles.ways} aria-label="Admin">
        <ButtonLink to={paths.admin} variant="secondary">
          Back to the hub
        </ButtonLink>
        <ButtonLink to={paths.taskBuilder} variant="quiet">
          Write a new task
        </ButtonLink>
      </nav>
    </Page>
  );
}
