import { useSearchParams } from 'react-router-dom';
import {
  choiceIn,
  type ListChoice,
  withFilter,
  withOrder,
  withoutFilters,
} from '@/domain/choosing/address';
import type { FilterName } from '@/domain/choosing/filters';
import type { TaskOrder } from '@/domain/choosing/order';

/** How the list is shown, and how to change it. */
export interface ChangeableChoice extends ListChoice {
  /** Chooses an option of a filter; undefined drops the filter. */
  setFilter(name: FilterName, value: string | undefined): void;
  /** Drops some filters, or all. */
  dropFilters(names?: readonly FilterName[]): void;
  setOrder(order: TaskOrder): void;
}

/** The choice that the address keeps. A change replaces the address, so Back leaves the page in one step (D108). */
export function useListChoice(): ChangeableChoice {
  const [query, setQuery] = useSearchParams();
  const change = (next: (query: URLSearchParams) => URLSearchParams) =>
    setQuery(next, { replace: true, preventScrollReset: true });
  return {
    ...choiceIn(query),
    setFilter: (name, value) => change((now) => withFilter(now, name, value)),
    dropFilters: (names) => change((now) => withoutFilters(now, names)),
    setOrder: (order) => change((now) => withOrder(now, order)),
  };
}
