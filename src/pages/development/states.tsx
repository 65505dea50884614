import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { Progress } from '@/components/progress';
import { Skeleton } from '@/components/skeleton';
import { TaskSection } from '@/components/task-section';
import styles from './components.module.css';

/** What a list shows when it is empty, broken or on its way; and long work. */
export function StateSpecimens() {
  return (
    <TaskSection heading="States">
      <div className={styles.columns}>
        <EmptyState>Nothing here yet. Here is what to do next.</EmptyState>
        <EmptyState title="Nothing here yet" action={<Button>Begin</Button>}>
          With a title and something to do.
        </EmptyState>
        <ErrorState
          title="It could not be loaded"
          message="What happened, and what to do."
          onRetry={() => {}}
        />
        <ErrorState title="It could not be loaded" message="Nothing can be tried." />
        <div>
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="4rem" />
        </div>
        <Progress label="Uploading fern.webp" value={40} max={120} text="40 of 120 rows" />
        <Progress label="Nobody can tell how long" value={undefined} max={1} />
      </div>
    </TaskSection>
  );
}
