import { currentUnits } from '@/components/use-units';
import { comingText, savingText } from '@/domain/impact/saving-text';
import { scoreOf, type Task } from '@/domain/task';
import type { Completed } from '@/features/completions/complete';

/** Returns the message about a task that was completed: its points, what it saves, and the level. */
export function completedText(task: Task, { member }: Completed): string {
  const points = scoreOf(task);
  const earned = points === 1 ? '+1 point' : `+${points} points`;
  const reached =
    member === undefined ? 'Your level will update on your next visit.' : `Level ${member.level}.`;
  const saving = savingText(task, currentUnits());
  const saved = saving === '' ? '' : ` · ${[saving, comingText(task)].filter(Boolean).join(' ')}`;
  return `“${task.name}” complete: ${earned}${saved}. ${reached}`;
}
