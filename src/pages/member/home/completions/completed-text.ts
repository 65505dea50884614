import { scoreOf, type Task } from '@/domain/task';
import type { Completed } from '@/features/completions/complete';
import type { KeptCompletion } from './complete-shown';

/** Returns the message about a task that was completed: its points, and the level or what it waits for. */
export function completedText(task: Task, completed: Completed | KeptCompletion): string {
  const points = scoreOf(task);
  const earned = points === 1 ? '+1 point' : `+${points} points`;
  return `“${task.name}” complete: ${earned}. ${outcomeOf(completed)}`;
}

function outcomeOf(completed: Completed | KeptCompletion): string {
  if ('isKept' in completed) return 'Saved on this device.';
  const { member } = completed;
  return member ? `Level ${member.level}.` : 'Your level will update on your next visit.';
}
