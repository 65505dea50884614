import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { LoadError } from '@/components/load-error';
import { Progress } from '@/components/progress';
import { Skeleton } from '@/components/skeleton';
import { TaskSection } from '@/components/task-section';
import styles from './components.module.css';

/** The states of a list (empty, failed, loading), and progress bars. */
export function StateSpecimens() {
  return (
    <TaskSection heading="States">
      <div className={styles.columns}>
        <EmptyState>Nothing here yet. Here is what to do next.</EmptyState>
        <EmptyState title="Nothing here yet" action={<Button>Begin</Button>}>
          With a title and an action.
        </EmptyState>
        <LoadError
          title="Couldn’t load this"
          message="What happened, and what to do."
          onRetry={() => {}}
        />
        <LoadError title="Couldn’t load this" message="There is no retry." />
        <div>
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="4rem" />
        </div>
        <Progress label="Uploading fern.webp" value={40} max={120} text="40 of 120 rows" />
        <Progress label="Unknown duration" value={undefined} max={1} />
      </div>
    </TaskSection>
  );
}
