import { currentUnits } from '@/components/use-units';
import { comingText, savingText } from '@/domain/impact/saving-text';
import { scoreOf, type Task } from '@/domain/task';
import type { Completed } from '@/features/completions/complete';

/**
 * Returns the message about a task that was completed: its points, what it saves, and the level. Without `completed`, the
 * completion waits for a connection, and the message says that instead, so that a phone shows all of it.
 */
export function completedText(task: Task, completed?: Completed): string {
  const points = scoreOf(task);
  const earned = points === 1 ? '+1 point' : `+${points} points`;
  if (!completed) return `“${task.name}” complete: ${earned}. Saved on this device.`;
  const { member } = completed;
  const reached =
    member === undefined ? 'Your level will update on your next visit.' : `Level ${member.level}.`;
  const saving = savingText(task, currentUnits());
  const saved = saving === '' ? '' : ` · ${[saving, comingText(task)].filter(Boolean).join(' ')}`;
  return `“${task.name}” complete: ${earned}${saved}. ${reached}`;
}
