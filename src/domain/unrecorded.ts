import { scoreOf, type TaskValue } from './task';
import type { Deed } from './waiting';

/** Why a deed that waited can't be recorded. */
export type Obstacle = 'gone' | 'late' | 'repeated' | 'refused';

const WHY: Readonly<Record<Obstacle, (name: string) => string>> = {
  gone: (name) => `“${name}” is no longer available, so it wasn’t recorded.`,
  late: (name) => `“${name}” was done too long ago to be recorded.`,
  repeated: (name) => `“${name}” was already complete on another device.`,
  refused: (name) => `“${name}” couldn’t be recorded.`,
};

/** Says in a sentence why a deed wasn't recorded, and in another what happens to its points. */
export function unrecordedText(deed: Deed, obstacle: Obstacle): string {
  if (deed.kind === 'undo') {
    const points = obstacle === 'late' ? 'Its points had expired.' : 'Its points still count.';
    return `“${deed.name}” couldn’t be undone. ${points}`;
  }
  return `${WHY[obstacle](deed.task.name)} ${pointsText(deed.task, obstacle)}`;
}

function pointsText(task: TaskValue, obstacle: Obstacle): string {
  if (obstacle === 'late') return 'Its points would have expired by now.';
  if (obstacle === 'repeated') return 'Its points count once.';
  const score = scoreOf(task);
  return score === 1 ? 'Its point doesn’t count.' : `Its ${score} points don’t count.`;
}

/** Said of a note that is damaged. */
export const UNREADABLE_TEXT =
  'A change that was saved on this device couldn’t be read, so it wasn’t recorded.';
