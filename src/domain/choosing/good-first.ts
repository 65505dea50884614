import { type Category, isOfInterest } from '@/domain/category';
import { compareTexts } from '@/domain/compare-texts';
import { timeText, withinSentence } from '@/domain/effort';
import { scoreOf, type Task } from '@/domain/task';

/** The most tasks in a list that are marked (D108). */
const GOOD_FIRST_COUNT = 3;

interface Member {
  readonly interests: readonly Category[];
  /** IDs of tasks that the member already has. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Returns why tasks are good first ones, such as 'you chose energy; takes 15 minutes', by task ID. Marks up to three
 * tasks of known time: the member's interests first, then the fewest points (D108).
 */
export function goodFirst(
  tasks: readonly Task[],
  { interests, taken }: Member,
): ReadonlyMap<string, string> {
  const isWanted = (task: Task) => isOfInterest(interests, task);
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
