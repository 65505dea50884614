import { useSearchParams } from 'react-router-dom';
import { type Choice, chosenFilters, type FilterName, without } from '@/domain/choosing/filters';
import { isTaskOrder, type TaskOrder } from '@/domain/choosing/order';

/** How the list is shown, and how to change it. */
export type ChangeableChoice = ReturnType<typeof useListChoice>;

/**
 * The search, filters and order in the URL. Other parameters stay, and unknown values are ignored. A change replaces
 * the URL, so Back leaves the page in one step (D108).
 */
export function useListChoice() {
  const [query, setQuery] = useSearchParams();
  const order = query.get('sort');
  const found = Object.fromEntries(query);
  const filters: Choice = Object.fromEntries(
    chosenFilters(found).map((name) => [name, found[name]]),
  );
  const change = (
    changes: Choice & { readonly [name in 'sort' | 'search']?: string | undefined },
  ) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true });
  };
  return {
    filters,
    order: isTaskOrder(order) ? order : 'name',
    search: query.get('search') ?? '',
    /** Chooses an option of a filter; undefined drops the filter. */
    setFilter: (name: FilterName, value: string | undefined) => change({ [name]: value }),
    /** Drops some filters, or all. */
    dropFilters: (names?: readonly FilterName[]) => change(without(filters, names)),
    setSearch: (text: string) => change({ search: text || undefined }),
    setOrder: (next: TaskOrder) => change({ sort: next === 'name' ? undefined : next }),
  };
}
