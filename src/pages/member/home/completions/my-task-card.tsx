import type { ReactNode } from 'react';
import { canUndo, isValid, type ScoredCompletion } from '@/domain/completion';
import { latestCompletion } from '@/domain/day-progress';
import { epochOf, MINUTE_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { type Completed, undoCompletion } from '@/features/completions/completion-actions';
import { useMemberAction } from '@/features/use-member-action';
import { useNow } from '@/lib/use-now';
import { completeTask } from './complete-task';
import { NoteMenu } from './note-menu';
import { TaskCard } from './task-card';

/** What a list adds to its cards. */
export interface CardParts {
  /** Above 'Mark Complete', such as when the task is planned. */
  readonly plan?: ReactNode;
  /** Beside 'Mark Complete' until the task is complete. */
  readonly menu?: ReactNode;
  /** Further actions, such as 'Remove Task'. */
  readonly actions?: ReactNode;
}

interface MyTaskCardProps extends CardParts {
  readonly task: Task;
  readonly completions: readonly ScoredCompletion[];
  /** Whether an action on it waits for a connection. */
  readonly isWaiting: boolean;
  readonly onNote: (noting: Completed) => void;
}

/** A task's card on the home page, with the task's completion. */
export function MyTaskCard({ task, completions, isWaiting, onNote, ...parts }: MyTaskCardProps) {
  const { run } = useMemberAction();
  const { name } = task;
  const completion = latestCompletion(task.id, completions);
  const time = useNow(MINUTE_MS, epochOf(completion?.expirationDate ?? ''));
  const done = completion && isValid(completion, time) ? completion : undefined;
  return (
    <TaskCard
      task={task}
      now={time}
      isWaiting={isWaiting}
      completeUntil={done?.expirationDate}
      onComplete={() => run(completeTask(task))}
      onUndo={
        done && canUndo(done, time) ? () => run(undoCompletion({ row: done, name })) : undefined
      }
      note={done?.note}
      doneMenu={done && <NoteMenu name={name} row={done} onOpen={onNote} />}
      {...parts}
    />
  );
}
