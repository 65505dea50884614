import { currentUnits } from '@/components/use-units';
import { comingText, savingText } from '@/domain/impact/saving-text';
import { scoreOf, type Task } from '@/domain/task';
import type { Completed } from '@/features/completions/complete';

/**
 * Returns the message about a task that was completed: its points, what it saves, and the level. Without `completed`, the
 * completion waits for a connection.
 */
export function completedText(task: Task, completed?: Completed): string {
  const points = scoreOf(task);
  const earned = points === 1 ? '+1 point' : `+${points} points`;
  const saving = savingText(task, currentUnits());
  const saved = saving === '' ? '' : ` · ${[saving, comingText(task)].filter(Boolean).join(' ')}`;
  return `“${task.name}” complete: ${earned}${saved}. ${outcomeOf(completed)}`;
}

function outcomeOf(completed: Completed | undefined): string {
  if (!completed) return 'Saved on this device.';
  const { member } = completed;
  return member ? `Level ${member.level}.` : 'Your level will update on your next visit.';
}
