import { currentUnits } from '@/components/use-units';
import { comingText, savingText } from '@/domain/impact/saving-text';
import { scoreOf, type Task } from '@/domain/task';

/**
 * Returns the message about a task that was completed: its points and what it saves. If it waits for a connection, the
 * message says that instead, so that a phone shows all of it.
 */
export function completedText(task: Task, isWaiting: boolean): string {
  const points = scoreOf(task);
  const earned = points === 1 ? '+1 point' : `+${points} points`;
  if (isWaiting) return `“${task.name}” complete: ${earned}. Saved on this device.`;
  const saving = savingText(task, currentUnits());
  if (saving === '') return `“${task.name}” complete: ${earned}.`;
  const coming = comingText(task);
  if (coming === '') return `“${task.name}” complete: ${earned} · ${saving}.`;
  // Without 'complete', which the card says, a narrow phone has room for it.
  return `“${task.name}”: ${earned} · ${saving} ${coming}.`;
}
