import { completedTaskIds } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import { inOrderOfPreference, type PickInput, seededRandom } from '@/domain/daily-pick';
import type { SetAsideReason } from '@/domain/set-aside';
import type { Task } from '@/domain/task';
import { asideIds } from './daily';
import type { Member } from './member';

/*
 * Chooses the next daily tasks with a random generator seeded with values that all tabs and devices know, so they all
 * choose the same.
 */

/** The tasks to choose from, and when. */
export interface Choice extends Pick<PickInput<Task>, 'tasks' | 'interests'> {
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Returns the tasks of a member's next daily set, in slot order (spec §4). `mayRepeat` allows the current ones to be
 * chosen again, for a member who has only just received them.
 */
export function nextTasks(member: Member, choice: Choice, mayRepeat = false): Task[] {
  const { number, tasks } = member.record.set;
  return inOrderOfPreference({
    ...choice,
    current: mayRepeat ? [] : tasks,
    completed: completedTaskIds(member.completions, choice.at),
    setAside: asideIds(member),
    random: seededRandom(`${member.accountId}#${number + 1}`),
  }).slice(0, DAILY_COUNT);
}

/**
 * Returns the task that replaces a daily one, preferably one that wasn't swapped away before; undefined if no other is
 * left (D27).
 */
export function replacementFor(
  member: Member,
  choice: Choice,
  { taskId, reason }: { readonly taskId: string; readonly reason: SetAsideReason | null },
): Task | undefined {
  const { number, tasks, away } = member.record.set;
  const aside = asideIds(member);
  return inOrderOfPreference({
    ...choice,
    current: away,
    completed: completedTaskIds(member.completions, choice.at),
    setAside: reason ? [...aside.filter((id) => id !== taskId), taskId] : aside,
    random: seededRandom(`${member.accountId}#${number}#${away.length + 1}`),
  }).find(({ id }) => !tasks.includes(id));
}
