import { type Choice, chosenFilters, FILTER_NAMES, type FilterName } from './filters';
import { isTaskOrder, type TaskOrder } from './order';

const ORDER = 'sort';

/** How a list of tasks is shown, as its address keeps it (D108). */
export interface ListChoice {
  readonly filters: Choice;
  readonly order: TaskOrder;
}

/** Returns the choice in an address; unknown values count as none. */
export function choiceIn(query: URLSearchParams): ListChoice {
  const found = Object.fromEntries(query);
  const filters = Object.fromEntries(chosenFilters(found).map((name) => [name, found[name]]));
  const order = query.get(ORDER);
  return { filters, order: isTaskOrder(order) ? order : 'name' };
}

/** Returns an address's query with another value of a filter; without the filter if undefined. */
export function withFilter(
  query: URLSearchParams,
  name: FilterName | typeof ORDER,
  value: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Returns an address's query without some filters, or without any. */
export function withoutFilters(
  query: URLSearchParams,
  names: readonly FilterName[] = FILTER_NAMES,
): URLSearchParams {
  return names.reduce((rest, name) => withFilter(rest, name, undefined), query);
}

/** Returns an address's query with another order. */
export function withOrder(query: URLSearchParams, order: TaskOrder): URLSearchParams {
  return withFilter(query, ORDER, order === 'name' ? undefined : order);
}
