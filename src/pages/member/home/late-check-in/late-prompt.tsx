import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { TaskLine, TaskLineSkeleton, TaskLines } from '@/components/task-lines';
import { TaskSection } from '@/components/task-section';
import { useSettled } from '@/components/use-settled';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { LastWindow } from '@/domain/actions/record';
import { weekdayText } from '@/domain/instant';
import { lateInstant } from '@/domain/late-check-in';
import { scoreOf } from '@/domain/task';
import { tasksByIdQuery } from '@/data/tasks-by-id';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { completeTask } from '@/pages/member/home/completions/complete-task';
import { useAccount } from '@/session/session';
import { LOCALE } from '@/domain/locale';

interface LatePromptProps {
  readonly lastWindow: LastWindow;
  /** The IDs of its tasks that are still open. */
  readonly taskIds: readonly string[];
}

/** The last window's open tasks, each with a button to check it in (D28). */
export function LatePrompt({ lastWindow, taskIds }: LatePromptProps) {
  const { id } = useAccount();
  const { data: tasks, isPending } = useQuery(tasksByIdQuery(id, lastWindow.tasks));
  const { run } = useMemberAction();
  const doneAt = lateInstant(lastWindow);
  const day = weekdayText(doneAt);
  const open = tasks?.filter((task) => taskIds.includes(task.id)) ?? [];
  const isSettled = useSettled(open.map((task) => task.id).join());
  // Their names couldn't be loaded, or their tasks were deleted.
  if (!isPending && open.length === 0) return null;
  return (
    <TaskSection
      heading={`Did you do any of these on ${day}?`}
      lede={`They count for ${day}. You can check them in until ${timeText(lastWindow.until)}.`}
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
                note={`Score: ${scoreOf(task)}`}
                isScore
                action={
                  <Button
                    variant="secondary"
                    settled={isSettled}
                    onClick={() => run(completeTask(task, doneAt))}
                  >
                    I did this<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
                  </Button>
                }
              />
            ))}
      </TaskLines>
    </TaskSection>
  );
}

/** 'None of these': the question is answered, on every device. */
function dismissLate(lastWindow: LastWindow): MemberAction {
  return {
    ...answerLate(lastWindow, []),
    done: () => ({
      message: `You won’t be asked about ${weekdayText(lateInstant(lastWindow))} again.`,
      undo: answerLate(lastWindow, lastWindow.tasks),
    }),
  };
}

/** Stores which tasks of the last window are still asked about. */
function answerLate({ period: set }: LastWindow, tasks: readonly string[]): MemberAction {
  return {
    kind: 'answer late',
    run: ({ commit }) => commit({ kind: 'late', set, tasks: [...tasks], at: now() }),
    failed: 'Couldn’t save your answer.',
  };
}

function timeText(epoch: number): string {
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(epoch);
}
