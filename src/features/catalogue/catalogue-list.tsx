import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { CardGridSkeleton } from '@/components/card-grid';
import { SearchableCards } from '@/components/searchable-cards';
import type { Task } from '@/domain/task';
import { messageFor } from '@/lib/errors';
import { CatalogueCard } from './catalogue-card';

interface CatalogueListProps {
  /** Undefined while they are on their way. */
  readonly tasks: readonly Task[] | undefined;
  /** Ids of the tasks on the user's list; undefined while that is not known. */
  readonly added: ReadonlySet<string> | undefined;
  /** The task that is being added now. */
  readonly adding: string | undefined;
  readonly onAdd: (task: Task) => void;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The tasks that one can choose from, in every state that a list has. */
export function CatalogueList({ tasks, added, adding, onAdd, error, onRetry }: CatalogueListProps) {
  if (tasks && added) {
    if (tasks.length === 0) return <EmptyState>No Tasks Available. Try Again Later.</EmptyState>;
    return (
      <SearchableCards
        rows={tasks}
        noun="task"
        renderCard={(task) => (
          <CatalogueCard
            task={task}
            isAdded={added.has(task.id)}
            isAdding={adding === task.id}
            onAdd={() => onAdd(task)}
          />
        )}
      />
    );
  }
  if (!error) return <CardGridSkeleton count={6} label="Loading tasks" />;
  return (
    <ErrorState title="Couldn’t load the tasks" message={messageFor(error)} onRetry={onRetry} />
  );
}
