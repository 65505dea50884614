import type { Category } from '@/domain/category';
import { compareTexts } from '@/domain/compare-texts';
import { timeText, withinSentence } from '@/domain/effort';
import { scoreOf, type Task } from '@/domain/task';

/** How many tasks of a list are marked at most (D108). */
const GOOD_FIRST_COUNT = 3;

interface Member {
  readonly interests: readonly Category[];
  /** IDs of tasks that the member has already. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Returns why a task is a good first one, such as 'you chose energy; takes 15 minutes', by task ID: for up to three
 * tasks of known time, those of the member's interests first, then the ones of the fewest points (D108).
 */
export function goodFirst(
  tasks: readonly Task[],
  { interests, taken }: Member,
): ReadonlyMap<string, string> {
  const isWanted = ({ category }: Task) => Boolean(category && interests.includes(category));
  const found = tasks
    .filter((task) => !taken.has(task.id) && timeText(task) !== '')
    .toSorted(
      (a, b) =>
        Number(isWanted(b)) - Number(isWanted(a)) ||
        scoreOf(a) - scoreOf(b) ||
        (a.timeNeeded ?? 0) - (b.timeNeeded ?? 0) ||
        compareTexts(a.name, b.name),
    )
    .slice(0, GOOD_FIRST_COUNT);
  return new Map(found.map((task) => [task.id, reasonFor(task, isWanted(task))]));
}

function reasonFor(task: Task, isWanted: boolean): string {
  const takes = `takes ${withinSentence(timeText(task))}`;
  return isWanted && task.category ? `you chose ${task.category.toLowerCase()}; ${takes}` : takes;
}
