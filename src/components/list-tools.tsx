import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import {
  isListOrder,
  LIST_ORDERS,
  type ListItem,
  type ListOrder,
  listView,
} from '@/domain/list-view';
import { counted } from './counted';
import styles from './list-tools.module.css';
import { SelectField } from './select-field';
import { TextField } from './text-field';

export interface ListView<T> {
  readonly shown: readonly T[];
  readonly search: string;
  readonly order: ListOrder;
  setSearch(search: string): void;
  setOrder(order: ListOrder): void;
}

/** A list as searched and ordered by the user; a long one never delays typing. */
export function useListView<T extends ListItem>(rows: readonly T[], firstSearch = ''): ListView<T> {
  const [search, setSearch] = useState(firstSearch);
  const [order, setOrder] = useState<ListOrder>('name');
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => listView(rows, deferredSearch, order), [rows, deferredSearch, order]);
  return { shown, search, order, setSearch, setOrder };
}

interface ListToolsProps {
  readonly view: ListView<ListItem>;
  /** One of what is listed: 'task', 'link'. */
  readonly noun: string;
  /** Further choices, between search and order. */
  readonly children?: ReactNode;
}

/** Search and order above a list, with the number found, which screen readers announce. */
export function ListTools({ view, noun, children }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <TextField
        type="search"
        label={`Search ${noun}s`}
        className={styles.search}
        value={view.search}
        onChange={({ target }) => view.setSearch(target.value)}
      />
      {children}
      <SelectField
        label="Sort by"
        options={LIST_ORDERS}
        value={view.order}
        onChange={({ target }) => {
          if (isListOrder(target.value)) view.setOrder(target.value);
        }}
      />
      <output className={styles.count}>{counted(view.shown.length, noun)}</output>
    </div>
  );
}
