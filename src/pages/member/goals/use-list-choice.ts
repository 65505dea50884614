import { useSearchParams } from 'react-router-dom';
import { choiceIn, withFilter, withOrder, withoutFilters } from '@/domain/choosing/address';
import type { FilterName } from '@/domain/choosing/filters';
import type { TaskOrder } from '@/domain/choosing/order';

/** How the list is shown, and how to change it. */
export type ChangeableChoice = ReturnType<typeof useListChoice>;

/** The choice that the address keeps. A change replaces the address, so Back leaves the page in one step (D108). */
export function useListChoice() {
  const [query, setQuery] = useSearchParams();
  const change = (next: (query: URLSearchParams) => URLSearchParams) =>
    setQuery(next, { replace: true, preventScrollReset: true });
  return {
    ...choiceIn(query),
    /** Chooses an option of a filter; undefined drops the filter. */
    setFilter: (name: FilterName, value: string | undefined) =>
      change((now) => withFilter(now, name, value)),
    /** Drops some filters, or all. */
    dropFilters: (names?: readonly FilterName[]) => change((now) => withoutFilters(now, names)),
    setOrder: (order: TaskOrder) => change((now) => withOrder(now, order)),
  };
}
