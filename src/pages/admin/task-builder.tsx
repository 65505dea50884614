import { ButtonLink } from '@/components/button';
import { Page } from '@/components/page';
import { CurationDesk } from '@/features/curation/curation-desk';
import { taskKind } from '@/features/curation/kinds';
import { paths } from '@/paths';
import styles from './admin.module.css';
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
      <nav className={styles.ways} aria-label="Admin">
        <ButtonLink to={paths.admin} variant="secondary">
          Back to the hub
        </ButtonLink>
        <ButtonLink to={paths.taskEditor} variant="quiet">
          Change or delete tasks
        </ButtonLink>
      </nav>
    </Page>
  );
}
