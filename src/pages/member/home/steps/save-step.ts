import { actOrThrow } from '@/data/actions/act';
import type { SelectionWithTask } from '@/domain/selection';
import type { StepChange } from '@/domain/step-change';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/** Saves a change of a goal's steps; calls `onFailed` if it is refused. */
export type SaveStep = (change: StepChange, onFailed?: () => void) => void;

/** Ticks, unticks, adds or removes a step of a goal, or starts over, in the open dialog. It shows at once. */
export function saveStep(
  { id, taskId, task }: SelectionWithTask,
  change: StepChange,
): MemberAction {
  // An action's change is noted, and so has lists of its own.
  const own = change.kind === 'restart' ? { ...change, stepIds: [...change.stepIds] } : change;
  const { name } = task;
  return {
    kind: `${change.kind} step`,
    row: change.kind === 'restart' ? id : stepRow(id, change.stepId),
    run: (actor) => actOrThrow(actor, { kind: 'steps', taskId, name, change: own, at: now() }),
    failed: `Couldn’t save the step of “${name}”.`,
    isRepeatable: true,
  };
}

/** What an action on a step of a goal writes. */
export function stepRow(selectionId: string, stepId: string): string {
  return `${selectionId} ${stepId}`;
}
