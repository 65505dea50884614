import type { ReactNode } from 'react';
import { Card } from '@/components/card';
import { focusHome } from '@/components/focus-home';
import { StoredPicture } from '@/components/picture';
import { TaskDetails } from '@/components/task-details';
import { TaskEffort } from '@/components/task-effort';
import { Text } from '@/components/text';
import { expirationFrom } from '@/domain/completion';
import { soonText } from '@/domain/instant';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { WAITING_TEXT } from '@/domain/waiting';
import { usePicture } from '@/data/use-picture';
import { CompleteButton } from './complete-button';
import type { CardParts } from './my-task-card';
import { SavingDetail } from './saving-detail';
import styles from './task-card.module.css';
import { UndoButton } from './undo-button';

interface TaskCardProps extends CardParts {
  readonly task: Task;
  readonly now: number;
  /** Whether an action on it waits for a connection. */
  readonly isWaiting: boolean;
  /** When the valid completion expires; undefined without one. */
  readonly completeUntil: string | undefined;
  readonly onComplete: () => void;
  /** Undoes the completion; undefined once that isn't allowed anymore. */
  readonly onUndo: (() => void) | undefined;
  /** The member's note on the completion. */
  readonly note: string | null | undefined;
  /** Beside 'Task Complete'. */
  readonly doneMenu: ReactNode;
}

/** A task on the user's list (spec §2.4 'Task cards'). */
export function TaskCard({
  task,
  now,
  isWaiting,
  completeUntil,
  onComplete,
  onUndo,
  note,
  doneMenu,
  plan,
  menu,
  actions,
}: TaskCardProps) {
  const picture = usePicture(task.imagename);
  const isDone = completeUntil !== undefined;
  return (
    <Card
      name={task.name}
      picture={<StoredPicture {...picture} />}
      score={`Score: ${scoreOf(task)}`}
      details={
        <>
          {note && (
            <div className={styles.note}>
              <Text tone="leaf" weight="bold">
                Your note
              </Text>
              <p dir="auto">{note}</p>
            </div>
          )}
          <TaskDetails task={task} />
        </>
      }
      lateDetails={
        <>
          <SavingDetail task={task} />
          <TaskEffort task={task} />
        </>
      }
      note={isDone ? untilText(completeUntil, now) : lastingText(task)}
      laterNote={untilText(expirationFrom(now, task), now)}
      isCompact
      isDone={isDone}
      mark={isWaiting ? WAITING_TEXT : undefined}
      actions={
        <>
          {plan}
          <fieldset {...focusHome} className={styles.main} aria-label={task.name}>
            <CompleteButton isDone={isDone} onClick={onComplete} />
            {isDone && onUndo && <UndoButton name={task.name} onClick={onUndo} />}
            {isDone ? doneMenu : menu}
          </fieldset>
          {actions}
        </>
      }
    />
  );
}

function untilText(expiration: string, now: number): string {
  return `Counts until ${soonText(expiration, now)}`;
}
