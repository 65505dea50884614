import { useListQuery } from '@/components/use-list-query';
import { type Choice, chosenFilters, type FilterName, without } from '@/domain/choosing/filters';
import { isTaskOrder, type TaskOrder } from '@/domain/choosing/order';

/** How the list is shown, and how to change it. */
export type ChangeableChoice = ReturnType<typeof useListChoice>;

/**
 * The search, filters and order in the URL (D108). Unknown values are ignored.
 */
export function useListChoice() {
  const [query, change] = useListQuery();
  const order = query.get('sort');
  const found = Object.fromEntries(query);
  const filters: Choice = Object.fromEntries(
    chosenFilters(found).map((name) => [name, found[name]]),
  );
  return {
    filters,
    order: isTaskOrder(order) ? order : 'name',
    search: query.get('search'),
    change,
    /** Chooses an option of a filter; undefined drops the filter. */
    setFilter: (name: FilterName, value: string | undefined) => change({ [name]: value }),
    /** Drops some filters, or all. */
    dropFilters: (names?: readonly FilterName[]) => change(without(filters, names)),
    setOrder: (next: TaskOrder) => change({ sort: next === 'name' ? undefined : next }),
  };
}
