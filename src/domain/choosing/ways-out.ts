import { listText } from '@/domain/impact/amount-text';
import {
  type Choice,
  chosenFilters,
  type Filterable,
  filtered,
  type FilterName,
  labelIn,
  without,
} from './filters';

/** The most suggestions to offer. */
const MAX_WAYS = 3;

/** Filters to remove so that tasks come back. */
interface WayOut {
  readonly names: readonly FilterName[];
  /** The chosen options to drop, such as '“Free” and “Water”'. */
  readonly text: string;
  readonly count: number;
}

/** Returns the smallest groups of filters whose removal brings tasks back, most tasks first (D108). */
export function waysOut(tasks: readonly Filterable[], choice: Choice): WayOut[] {
  const chosen = chosenFilters(choice);
  for (const size of chosen.keys()) {
    const ways = groupsOf(chosen, size + 1)
      .map((names) => ({
        names,
        text: listText(names.map((name) => `“${labelIn(choice, name)}”`)),
        count: filtered(tasks, without(choice, names)).length,
      }))
      .filter(({ count }) => count > 0);
    if (ways.length > 0) return ways.toSorted((a, b) => b.count - a.count).slice(0, MAX_WAYS);
  }
  return [];
}

/** Returns every group of `size` names, in order. */
function groupsOf(names: readonly FilterName[], size: number): FilterName[][] {
  if (size === 0) return [[]];
  return names.flatMap((first, at) =>
    groupsOf(names.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
