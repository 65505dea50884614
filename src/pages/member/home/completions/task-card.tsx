import type { ReactNode } from 'react';
import { Card } from '@/components/card';
import { focusHome } from '@/components/focus-home';
import { StoredPicture } from '@/components/picture';
import { TaskDetails } from '@/components/task-details';
import { TaskEffort } from '@/components/task-effort';
import { Text } from '@/components/text';
import { canUndo, expirationsOf, expiryOf, isValid } from '@/domain/completion';
import { latestCompletion } from '@/domain/day-progress';
import { MINUTE_MS, soonText } from '@/domain/instant';
import { lastingText, scoreText, type Task } from '@/domain/task';
import type { Home } from '@/data/home';
import { usePicture } from '@/data/use-picture';
import { undoCompletion } from '@/features/completions/completion-actions';
import { useNote } from '@/features/completions/note-dialog';
import { useMemberAction } from '@/features/use-member-action';
import { useWaitingMark } from '@/features/waiting/use-waiting';
import { useNow } from '@/lib/use-now';
import { CardMenu } from '@/pages/member/home/card-menu/card-menu';
import { completeTask } from './complete-task';
import styles from './task-card.module.css';
import { useUnits } from '@/components/use-units';
import { amountTexts, CO2E_TEXT, listText } from '@/domain/impact/amount-text';
import { amountOf, impactOf } from '@/domain/impact/impact';
import { comingText } from '@/domain/impact/saving-text';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { Icon } from '@/components/icon';

interface TaskCardProps {
  readonly task: Task;
  readonly home: Home;
  /** Shown above 'Mark Complete', such as the task's plan. */
  readonly plan?: ReactNode;
  /** Shown beside 'Mark Complete' until the task is complete. */
  readonly menu?: ReactNode;
  /** Further actions, such as 'Remove Task'. */
  readonly actions?: ReactNode;
}

/** A task on the user's list, with its completion (spec §2.4 'Task cards'). */
export function TaskCard({ task, home, plan, menu, actions }: TaskCardProps) {
  const { run } = useMemberAction();
  const openNote = useNote();
  const { name } = task;
  const completion = latestCompletion(task.id, home.completions);
  const now = useNow(MINUTE_MS, expirationsOf(completion ? [completion] : []));
  const done = completion && isValid(completion, now) ? completion : undefined;
  const picture = usePicture(task.imagename);
  return (
    <Card
      name={name}
      picture={<StoredPicture {...picture} />}
      score={scoreText(task)}
      details={
        <>
          {done?.note && (
            <Text as="div" style={{ marginBlockEnd: 'var(--space-3)' }}>
              <Text tone="leaf" weight="bold">
                Your note
              </Text>
              <p dir="auto">{done.note}</p>
            </Text>
          )}
          <TaskDetails task={task} />
          <SavingDetail task={task} />
          <TaskEffort task={task} />
        </>
      }
      note={done ? untilText(done.expirationDate, now) : lastingText(task)}
      laterNote={untilText(expiryOf(now, task), now)}
      isCompact
      isDone={done !== undefined}
      mark={useWaitingMark(task.id)}
      actions={
        <>
          {plan}
          <fieldset {...focusHome} className={styles.main} aria-label={name}>
            {/* Two buttons, since one would move as its width changes (spec §2.4). */}
            {done ? (
              <Button key="done" className={styles.done} disabled>
                <Icon name="check" />
                Task Complete
              </Button>
            ) : (
              <Button key="open" onClick={() => run(completeTask(task))}>
                Mark Complete
              </Button>
            )}
            {done && canUndo(done, now) && (
              <Button
                variant="quiet"
                className={styles.undo}
                onClick={() => run(undoCompletion({ row: done, name }))}
              >
                Undo<VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </Button>
            )}
            {done ? (
              <CardMenu
                name={name}
                entries={[
                  {
                    text: done.note ? 'Change note' : 'Add a note',
                    icon: 'edit',
                    onClick: () => openNote({ row: done, name }),
                  },
                ]}
              />
            ) : (
              menu
            )}
          </fieldset>
          {actions}
        </>
      }
    />
  );
}

function untilText(expiration: string | number, now: number): string {
  return `Counts until ${soonText(expiration, now)}`;
}

/** The savings of completing a task, on the back of its card. */
export function SavingDetail({ task }: { readonly task: Task }) {
  const impact = impactOf(task);
  const amounts = amountTexts(impact, useUnits());
  if (amounts.length === 0) return <p>What it saves isn’t estimated.</p>;
  const coming = comingText(task);
  return (
    <p>{`Saves about ${listText(amounts)}${coming ? ` ${coming}` : ''}.${amountOf(impact, 'carbon') > 0 ? ` ${CO2E_TEXT}` : ''}`}</p>
  );
}
