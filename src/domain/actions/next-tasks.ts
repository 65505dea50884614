import { type Category, idsIn } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { pickDailies, pickReplacement, seededRandom } from '@/domain/daily-pick';
import type { SetAsideReason } from '@/domain/set-aside';
import type { Task } from '@/domain/task';
import { asideIds } from './daily';
import type { Member } from './member';

/* Chooses the next daily tasks, seeded with values that all tabs and devices know, so they choose the same. */

/** The choice of tasks at a time. */
export interface Choice {
  /** All known live daily tasks. */
  readonly tasks: readonly Task[];
  /** The categories that matter to the member (D30). */
  readonly interests?: readonly Category[];
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Returns the tasks of a member's next daily set, in the order of their slots (spec §4). With `mayRepeat`, for a member
 * who has only just received the current ones, these can be chosen again.
 */
export function nextTasks(member: Member, choice: Choice, mayRepeat = false): Task[] {
  const { number, tasks } = member.record.set;
  const ids = pickDailies({
    ...preferences(member, choice),
    current: new Set(mayRepeat ? [] : tasks),
    setAside: asideIds(member),
    random: seededRandom(`${member.accountId}#${number + 1}`),
  });
  return ids.flatMap((id) => choice.tasks.find((task) => task.id === id) ?? []);
}

/**
 * Returns the task that replaces a daily one, if possible one that wasn't swapped away before; undefined if no other is
 * left (D27).
 */
export function replacementFor(
  member: Member,
  choice: Choice,
  { taskId, reason }: { readonly taskId: string; readonly reason: SetAsideReason | null },
): Task | undefined {
  const { number, tasks, away } = member.record.set;
  const aside = asideIds(member);
  const picked = pickReplacement({
    ...preferences(member, choice),
    current: new Set(away),
    setAside: reason ? [...aside.filter((id) => id !== taskId), taskId] : aside,
    shown: new Set(tasks),
    random: seededRandom(`${member.accountId}#${number}#${away.length + 1}`),
  });
  return choice.tasks.find(({ id }) => id === picked);
}

function preferences({ completions }: Member, { tasks, interests = [], at }: Choice) {
  return {
    catalog: tasks.map(({ id }) => id),
    completed: completedTaskIds(completions, at),
    interesting: idsIn(interests, tasks),
  };
}
