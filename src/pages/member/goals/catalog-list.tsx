import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { CardGridSkeleton } from '@/components/card-grid';
import { SearchableCards } from '@/components/searchable-cards';
import type { Task } from '@/domain/task';
import { loadMessageFor } from '@/lib/errors';
import { CatalogCard } from './catalog-card';

interface CatalogListProps {
  /** Undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  /** IDs of the tasks on the user's list; undefined while loading. */
  readonly added: ReadonlySet<string> | undefined;
  /** ID of the task being added. */
  readonly adding: string | undefined;
  /** IDs of the tasks with which something was done that waits for a connection. */
  readonly waiting: ReadonlySet<string>;
  readonly onAdd: (task: Task) => void;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The tasks to choose from: loading, failed, empty or shown. */
export function CatalogList({ error, onRetry, ...choice }: CatalogListProps) {
  const { tasks, added } = choice;
  if (tasks && added) {
    if (tasks.length === 0) return <EmptyState>No Tasks Available. Try Again Later.</EmptyState>;
    return <Choice {...choice} tasks={tasks} added={added} />;
  }
  if (!error) return <CardGridSkeleton isCompact count={6} label="Loading tasks" />;
  return (
    <ErrorState title="Couldn’t load the tasks" message={loadMessageFor(error)} onRetry={onRetry} />
  );
}

interface ChoiceProps extends Pick<CatalogListProps, 'adding' | 'waiting' | 'onAdd'> {
  readonly tasks: readonly Task[];
  readonly added: ReadonlySet<string>;
}

function Choice({ tasks, added, adding, waiting, onAdd }: ChoiceProps) {
  // What is added now keeps its place until the next visit.
  const [addedBefore] = useState(added);
  return (
    <SearchableCards
      rows={tasks}
      noun="task"
      isLast={({ id }) => addedBefore.has(id)}
      renderCard={(task) => (
        <CatalogCard
          task={task}
          isAdded={added.has(task.id)}
          isAdding={adding === task.id}
          isWaiting={waiting.has(task.id)}
          onAdd={() => onAdd(task)}
        />
      )}
    />
  );
}
