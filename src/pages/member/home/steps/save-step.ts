import { actOrThrow } from '@/data/actions/act';
import type { StepChange } from '@/domain/goal-state';
import { canAddStep, type StepProgress, stepProgress } from '@/domain/goal-steps';
import type { SelectionWithTask } from '@/domain/selection';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/**
 * Ticks, unticks, adds or removes a step of a goal, or starts over. The open dialog shows the change at once; what it
 * takes away can be undone (D109).
 */
export function saveStep(selection: SelectionWithTask, change: StepChange): MemberAction {
  const { name } = selection.task;
  return {
    ...changeSteps(selection, [change]),
    ...undoOf(selection, change),
    failed: `Couldn’t save the step of “${name}”.`,
    isRepeatable: true,
  };
}

/** Returns the key of a write to a goal's step. */
export function stepRow(selectionId: string, stepId: string): string {
  return `${selectionId} ${stepId}`;
}

function changeSteps(
  { id, taskId, task: { name } }: SelectionWithTask,
  changes: readonly [StepChange, ...StepChange[]],
): MemberAction {
  const [first] = changes;
  return {
    kind: `${first.kind} step`,
    row: 'stepId' in first ? stepRow(id, first.stepId) : id,
    run: async (actor) => {
      const saved = await Promise.all(
        changes.map((change) =>
          actOrThrow(actor, { kind: 'steps', taskId, name, change, at: now() }),
        ),
      );
      return saved.includes('waiting') ? 'waiting' : 'committed';
    },
  };
}

/** Returns the message and the undo of a change that takes something away. */
function undoOf(selection: SelectionWithTask, change: StepChange): Pick<MemberAction, 'done'> {
  const { task, taskId, goal } = selection;
  const undoable = (
    message: string,
    changes: Parameters<typeof changeSteps>[1],
    isPossible: (progress: StepProgress) => boolean,
  ): Pick<MemberAction, 'done'> => ({
    done: () => ({
      tone: 'info',
      message,
      undo: {
        ...changeSteps(selection, changes),
        failed: `Couldn’t bring back the steps of “${task.name}”.`,
      },
      isUndoable: ({ goals }) => {
        const listed = goals.find((one) => one.taskId === taskId);
        return listed !== undefined && isPossible(stepProgress(task, listed.goal));
      },
    }),
  });
  if (change.kind === 'restart') {
    const { stepIds } = change;
    const message = `Started the steps of “${task.name}” over.`;
    return undoable(message, [{ kind: 'tickAll', stepIds }], ({ done }) => done === 0);
  }
  if (change.kind !== 'drop') return {};
  const { stepId } = change;
  const step = stepProgress(task, goal).steps.find(({ id }) => id === stepId);
  if (!step) return {};
  return undoable(
    `Removed the step “${step.text}”.`,
    [
      { kind: 'own', stepId, text: step.text },
      ...(step.isDone ? [{ kind: 'tick' as const, stepId }] : []),
    ],
    (progress) => canAddStep(progress) && progress.steps.every(({ id }) => id !== stepId),
  );
}
