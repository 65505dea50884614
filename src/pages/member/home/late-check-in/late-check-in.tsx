import { useState } from 'react';
import { actOrThrow } from '@/data/actions/act';
import { useQuery } from '@tanstack/react-query';
import { focusHome } from '@/components/focus-home';
import { awayDays } from '@/domain/away';
import { MINUTE_MS, weekdayText } from '@/domain/instant';
import { lateInstant, lateTasks } from '@/domain/late-check-in';
import type { Home } from '@/data/home';
import { useNow } from '@/lib/use-now';
import styles from './late-check-in.module.css';
import { Button } from '@/components/button';
import { Loading } from '@/components/skeleton';
import { TaskLine, TaskLines, TaskLineSkeleton } from '@/components/task-lines';
import { TaskSection } from '@/components/task-section';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { LastWindow } from '@/domain/actions/record';
import { scoreText } from '@/domain/task';
import { tasksByIdQuery } from '@/data/tasks-by-id';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { completeTask } from '@/pages/member/home/completions/complete-task';
import { useAccount } from '@/session/session';
import { LOCALE } from '@/domain/locale';

interface LateCheckInProps {
  readonly home: Home;
  readonly lastWindow: LastWindow;
}

/** For 24 hours after a renewal, asks which of the previous daily tasks the user did (D28). */
export function LateCheckIn({ home, lastWindow }: LateCheckInProps) {
  const now = useNow(MINUTE_MS, [lastWindow.until]);
  const taskIds = lateTasks(home.member, now, awayDays(home.settings.away));
  const isDue = taskIds.length > 0;
  // The container stays, so that focus isn't lost with the last task.
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  if (!wasDue) return null;
  return (
    <div {...focusHome} className={styles.late}>
      {isDue && <LatePrompt lastWindow={lastWindow} taskIds={taskIds} />}
    </div>
  );
}

interface LatePromptProps {
  readonly lastWindow: LastWindow;
  /** The IDs of its tasks that are still open. */
  readonly taskIds: readonly string[];
}

/** The last window's open tasks, each with a button to check it in (D28). */
function LatePrompt({ lastWindow, taskIds }: LatePromptProps) {
  const { id } = useAccount();
  const { data: tasks, isPending } = useQuery(tasksByIdQuery(id, lastWindow.tasks));
  const { run } = useMemberAction();
  const doneAt = lateInstant(lastWindow);
  const day = weekdayText(doneAt);
  const until = new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(lastWindow.until);
  const open = tasks?.filter((task) => taskIds.includes(task.id)) ?? [];
  // Their names couldn't be loaded, or the tasks were deleted.
  if (!isPending && open.length === 0) return null;
  return (
    <TaskSection
      heading={`Did you do any of these on ${day}?`}
      lede={`They count for ${day}. You can check them in until ${until}.`}
      controls={
        <Button variant="quiet" onClick={() => run(dismissLate(lastWindow))}>
          None of these
        </Button>
      }
    >
      <TaskLines>
        {isPending
          ? taskIds.map((taskId) => <TaskLineSkeleton key={taskId} />)
          : open.map((task) => (
              <TaskLine
                key={task.id}
                name={task.name}
                note={scoreText(task)}
                isScore
                action={
                  <Button variant="secondary" onClick={() => run(completeTask(task, doneAt))}>
                    I did this<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
                  </Button>
                }
              />
            ))}
      </TaskLines>
      {isPending && <Loading>Loading the tasks</Loading>}
    </TaskSection>
  );
}

/** 'None of these': answers the question on all devices. */
function dismissLate(lastWindow: LastWindow): MemberAction {
  return {
    ...answerLate(lastWindow, []),
    done: () => ({
      message: `We won’t ask about ${weekdayText(lateInstant(lastWindow))} again.`,
      undo: answerLate(lastWindow, lastWindow.tasks),
    }),
  };
}

/** Stores which tasks of the last window the member is still asked about. */
function answerLate({ end }: LastWindow, tasks: readonly string[]): MemberAction {
  return {
    kind: 'answer late',
    run: (actor) => actOrThrow(actor, { kind: 'late', end, tasks: [...tasks], at: now() }),
    failed: 'Couldn’t save your answer.',
  };
}
