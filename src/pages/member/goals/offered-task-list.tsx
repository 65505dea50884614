import { EmptyState } from '@/components/empty-state';
import { LoadedList } from '@/components/loaded-list';
import { CardGridSkeleton } from '@/components/card-grid';
import type { Category } from '@/domain/category';
import type { Task } from '@/domain/task';
import { loadMessageFor } from '@/lib/errors';
import { TaskChoice } from './task-choice';

interface OfferedTaskListProps {
  /** Undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  /** IDs of the tasks on the user's list; undefined while loading. */
  readonly added: ReadonlySet<string> | undefined;
  readonly interests: readonly Category[];
  /** IDs of the tasks for which an action waits for a connection. */
  readonly waiting: ReadonlySet<string>;
  readonly onAdd: (task: Task) => void;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The tasks to choose from: loading, failed, empty or shown. */
export function OfferedTaskList({
  tasks,
  added,
  interests,
  waiting,
  onAdd,
  error,
  onRetry,
}: OfferedTaskListProps) {
  return (
    <LoadedList
      rows={added && tasks}
      problem={error && loadMessageFor(error)}
      problemTitle="Couldn’t load the tasks"
      onRetry={onRetry}
      skeleton={<CardGridSkeleton isCompact count={6} label="Loading tasks" />}
      empty={<EmptyState>No Tasks Available. Try Again Later.</EmptyState>}
    >
      {(offered) =>
        added && <TaskChoice tasks={offered} {...{ added, interests, waiting, onAdd }} />
      }
    </LoadedList>
  );
}
