import type { Task } from './task';

/** A task on a user's list (spec §3); `task` is null once an admin has deleted it (D16). */
export interface Selection {
  readonly id: string;
  readonly taskId: string;
  readonly selectionDate: string | null;
  readonly task: Task | null;
}

/** A selection whose task exists. */
export interface KnownSelection extends Selection {
  readonly task: Task;
}

export function isKnown(selection: Selection): selection is KnownSelection {
  return selection.task !== null;
}
