import type { Task } from './task';

/** A task on a user's list (spec §3); `task` is null if an admin has deleted it (D16). */
export interface Selection {
  readonly id: string;
  readonly taskId: string;
  readonly selectionDate: string | null;
  readonly task: Task | null;
  /** What the owner wrote about a goal, such as when to do it (decision 145). */
  readonly goal?: string | null;
}

/** A selection whose task exists. */
export interface SelectionWithTask extends Selection {
  readonly task: Task;
}

export function hasTask(selection: Selection): selection is SelectionWithTask {
  return selection.task !== null;
}
