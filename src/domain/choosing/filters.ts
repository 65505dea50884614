import { CATEGORIES } from '@/domain/category';
import type { Task } from '@/domain/task';

/** The fields of a task that filters read. Rows from before these fields existed have none of them. */
export type Filterable = Partial<Pick<Task, 'timeNeeded' | 'cost' | 'renters' | 'category'>>;

interface Option {
  readonly label: string;
  readonly accepts: (task: Filterable) => boolean;
}

interface Filter {
  readonly label: string;
  /** The label of the option that filters nothing. */
  readonly anyLabel: string;
  /** Options by their value in the URL. */
  readonly options: Readonly<Record<string, Option>>;
}

const within = (minutes: number) => (task: Filterable) =>
  Boolean(task.timeNeeded && task.timeNeeded <= minutes);
const costing =
  (...costs: readonly Filterable['cost'][]) =>
  ({ cost }: Filterable) =>
    Boolean(cost && costs.includes(cost));

export const FILTER_NAMES = ['time', 'cost', 'renters', 'category'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters of the medium and long-term tasks (D108). A task with a field left empty matches no filter on it. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  time: {
    label: 'Time',
    anyLabel: 'Any',
    options: {
      '15-minutes': { label: 'I have 15 minutes', accepts: within(15) },
      hour: { label: 'I have an hour', accepts: within(60) },
      weekend: { label: 'I have a weekend', accepts: within(16 * 60) },
    },
  },
  cost: {
    label: 'Money',
    anyLabel: 'Any',
    options: {
      free: { label: 'Free', accepts: costing('Free') },
      'under-20': { label: 'Under $20', accepts: costing('Free', 'Under20') },
      'under-100': { label: 'Under $100', accepts: costing('Free', 'Under20', 'Under100') },
      investment: { label: 'An investment', accepts: costing('Investment') },
    },
  },
  renters: {
    label: 'Home',
    anyLabel: 'Any',
    options: {
      yes: { label: 'Renters can do it', accepts: ({ renters }) => renters === 'Yes' },
    },
  },
  category: {
    label: 'Category',
    anyLabel: 'All',
    options: Object.fromEntries(
      CATEGORIES.map((one): [string, Option] => [
        one,
        { label: one, accepts: ({ category }) => category === one },
      ]),
    ),
  },
};

/** The chosen value of each active filter. */
export type Choice = { readonly [Name in FilterName]?: string | undefined };

/** Returns a choice without some filters, or without any. */
export function without(choice: Choice, names: readonly FilterName[] = FILTER_NAMES): Choice {
  return { ...choice, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** Returns the active filters, in order. */
export function chosenFilters(choice: Choice): FilterName[] {
  return FILTER_NAMES.filter((name) => optionOf(choice, name) !== undefined);
}

/** Returns the text of a filter's chosen option; '' if none is chosen. */
export function labelIn(choice: Choice, name: FilterName): string {
  return optionOf(choice, name)?.label ?? '';
}

/** Returns the chosen option of a filter; undefined if none is chosen, or if it doesn't exist. */
function optionOf(choice: Choice, name: FilterName): Option | undefined {
  const value = choice[name];
  const { options } = FILTERS[name];
  return value !== undefined && Object.hasOwn(options, value) ? options[value] : undefined;
}

/** Returns the tasks that all filters of a choice accept. */
export function filtered<T extends Filterable>(tasks: readonly T[], choice: Choice): T[] {
  const options = FILTER_NAMES.flatMap((name) => optionOf(choice, name) ?? []);
  return tasks.filter((task) => options.every(({ accepts }) => accepts(task)));
}

/** Returns how many tasks each option of a filter would leave, given the other filters. */
export function countsOf(
  tasks: readonly Filterable[],
  choice: Choice,
  name: FilterName,
): Readonly<Record<string, number>> {
  const others = filtered(tasks, { ...choice, [name]: undefined });
  return Object.fromEntries(
    Object.entries(FILTERS[name].options).map(([value, { accepts }]) => [
      value,
      others.filter(accepts).length,
    ]),
  );
}
