import { type ReactNode, useRef } from 'react';
import { Card } from '@/components/card';
import { StoredPicture } from '@/components/picture';
import { TaskDetails } from '@/components/task-details';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { usePicture } from '@/data/use-picture';
import { CompleteButton } from './complete-button';
import { dayText } from '@/domain/instant';

interface TaskCardProps {
  readonly task: Task;
  /** When the valid completion expires; undefined without one. */
  readonly completeUntil: string | undefined;
  readonly onComplete: () => void;
  /** Further actions, such as 'Remove Task'. */
  readonly children?: ReactNode;
}

/** A task on the user's list (spec §2.4 'Task cards'). */
export function TaskCard({ task, completeUntil, onComplete, children }: TaskCardProps) {
  const picture = usePicture(task.imagename);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = completeUntil !== undefined;
  return (
    <Card
      name={task.name}
      picture={<StoredPicture {...picture} />}
      score={`Score: ${scoreOf(task)}`}
      details={<TaskDetails task={task} />}
      note={isDone ? `Counts until ${dayText(completeUntil)}` : lastingText(task)}
      headingRef={heading}
      isCompact
      isDone={isDone}
      actions={
        <>
          <CompleteButton
            isDone={isDone}
            onClick={() => {
              // The button is about to be disabled, which would lose the keyboard focus.
              heading.current?.focus({ preventScroll: true });
              onComplete();
            }}
          />
          {children}
        </>
      }
    />
  );
}
