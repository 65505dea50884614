import { CATALOG_STATES } from '@/definition';
import { numberText } from '@/domain/number-text';
import { type Entry, normalizeText } from './entry';
import type { CatalogModel, Field } from './field';

/** From how many times the median a number counts as unusual. */
const UNUSUAL_FACTOR = 10;

/**
 * Returns a function that, for an entry among these rows, returns a sentence for each number to confirm before it goes
 * live, such as 'Score is 5,000. For Daily tasks, 10 is typical.': those at least ten times the median of the other live
 * rows of its difficulty (D22). A number that is already live and unchanged isn't questioned again.
 */
export function unusualAmong(model: CatalogModel, rows: readonly Entry[]) {
  const live = liveNumbers(model, rows);
  return (entry: Entry, stored: Entry = {}): string[] => {
    if (!isLiveEntry(entry)) return [];
    const difficulty = difficultyOf(entry);
    const others = difficulty === '' ? model.plural : `${difficulty} ${model.plural}`;
    return Object.entries(model.fields).flatMap(([name, field]) => {
      if (!isNumber(field)) return [];
      const value = Number(normalizeText(entry[name]));
      const own = stored[name] && isLiveEntry(stored) ? Number(stored[name]) : undefined;
      if (value === own) return [];
      const numbers = live.get(keyOf(difficulty, name)) ?? [];
      const typical = median(difficultyOf(stored) === difficulty ? without(numbers, own) : numbers);
      if (typical === 0 || value < UNUSUAL_FACTOR * typical) return [];
      return `${field.label} is ${numberText(value)}. For ${others}, ${numberText(typical)} is typical.`;
    });
  };
}

/** Returns the numbers of live rows, sorted, by difficulty and field. */
function liveNumbers(
  { fields }: CatalogModel,
  rows: readonly Entry[],
): ReadonlyMap<string, readonly number[]> {
  const live = rows.filter(isLiveEntry);
  const lists = Object.keys(fields)
    .filter((name) => isNumber(fields[name]))
    .flatMap((name) =>
      [...new Set(live.map(difficultyOf))].map((difficulty) => {
        const numbers = live.flatMap((row) =>
          difficultyOf(row) === difficulty && row[name] ? [Number(row[name])] : [],
        );
        return [keyOf(difficulty, name), numbers.toSorted((a, b) => a - b)] as const;
      }),
    );
  return new Map(lists);
}

function isNumber(field: Field | undefined): boolean {
  return field?.kind === 'number' || field?.kind === 'amount';
}

function difficultyOf(entry: Entry): string {
  return normalizeText(entry['difficulty']);
}

function keyOf(difficulty: string, name: string): string {
  return `${difficulty} ${name}`;
}

function without(numbers: readonly number[], one: number | undefined): readonly number[] {
  const at = one === undefined ? -1 : numbers.indexOf(one);
  return at === -1 ? numbers : numbers.toSpliced(at, 1);
}

/** Whether an entry's row is visible to members. */
export function isLiveEntry({ state = '' }: Entry): boolean {
  const known = normalizeText(state);
  // An unknown state counts as live.
  return known === 'Live' || !CATALOG_STATES.some((one) => one === known);
}

/** Returns the median of sorted numbers: the middle one, or the mean of the middle two; 0 for none. */
function median(sorted: readonly number[]): number {
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
