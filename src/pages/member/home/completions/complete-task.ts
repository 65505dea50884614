import { currentUnits } from '@/components/use-units';
import { act } from '@/data/actions/act';
import { type Actor, changeHome, shownHome } from '@/data/home';
import { keys } from '@/data/keys';
import { completionOf } from '@/domain/actions/asked';
import { withTasksRead } from '@/domain/actions/read-by-key';
import { comingText, savingText } from '@/domain/impact/saving-text';
import { pluralize } from '@/domain/number-text';
import { completionId } from '@/domain/row-ids';
import { scoreOf, type Task } from '@/domain/task';
import { undoCompletion } from '@/features/completions/completion-actions';
import type { MemberAction } from '@/features/use-member-action';
import { clockOffset, now } from '@/lib/clock';
import { swap } from '@/pages/member/home/daily-tasks/swap';

/**
 * 'Mark Complete': card, score and level change at once (spec §4, D14). Without a connection, the completion waits
 * for one (decision 125). The card of a task that an admin has deleted disappears (decision 080).
 * @param doneAt when it was done, in milliseconds since the epoch: earlier than now for a late check-in (D28)
 */
export function completeTask(task: Task, doneAt = now()): MemberAction {
  const { name } = task;
  const offset = clockOffset();
  return {
    kind: 'complete',
    row: task.id,
    run: (actor) => act(actor, completionOf(task, now(), doneAt)),
    done: (acted, actor) => {
      if (acted === 'gone') {
        void takeAway(actor, task);
        return { tone: 'error', message: `“${name}” is no longer available.` };
      }
      // The request may have shown that the clock is wrong, which redates the completion.
      const times = [doneAt, doneAt + clockOffset() - offset];
      const rowIds = new Set(times.map((at) => completionId(actor.accountId, task.id, at)));
      const row = shownHome(actor)?.completions.find(({ id }) => rowIds.has(id));
      // Another device may have been first.
      if ((acted !== 'committed' && acted !== 'waiting') || !row) {
        return { message: `“${name}” is already complete.` };
      }
      return {
        message: completedText(task, acted === 'waiting'),
        undo: undoCompletion({ row, name }),
        isUndoable: ({ completions }) => completions.some(({ id }) => id === row.id),
      };
    },
    failed: `Couldn’t mark “${name}” complete.`,
  };
}

/**
 * Returns the message about a completed task: its points and savings; only its points if it waits for a connection,
 * which the message goes on to say, to fit on a phone.
 */
export function completedText(task: Task, isWaiting: boolean): string {
  const earned = `+${pluralize(scoreOf(task), 'point')}`;
  const saving = isWaiting ? '' : savingText(task, currentUnits());
  if (saving === '') return `“${task.name}” complete: ${earned}.`;
  const coming = comingText(task);
  if (coming === '') return `“${task.name}” complete: ${earned} · ${saving}.`;
  // Without 'complete', which the card says, so that it fits a narrow phone.
  return `“${task.name}”: ${earned} · ${saving} ${coming}.`;
}

/** Removes a deleted task's card (decision 080). If it was a daily task, another one takes its place. */
async function takeAway(actor: Actor, task: Task): Promise<void> {
  const { client, accountId } = actor;
  await client.invalidateQueries({ queryKey: keys.allOfferedTasks(accountId) });
  const isInSet = shownHome(actor)?.member.record.set.tasks.includes(task.id);
  if (isInSet) {
    try {
      const { undo } = await swap(actor, { task });
      if (undo) return;
    } catch {
      // The whole set is renewed instead.
    }
  }
  // As if the page had been loaded without it (D16): a goal's row is hidden, and an incomplete daily set is renewed.
  changeHome(client, accountId, (home) => ({
    ...home,
    member: withTasksRead(home.member, new Map([[task.id, null]])),
  }));
}
