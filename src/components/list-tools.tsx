import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import {
  isListOrder,
  LIST_ORDERS,
  type Listed,
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

/** A list as it is searched and ordered by the user; a long one never holds up what is typed. */
export function useListView<T extends Listed>(rows: readonly T[], firstSearch = ''): ListView<T> {
  const [search, setSearch] = useState(firstSearch);
  const [order, setOrder] = useState<ListOrder>('name');
  const sought = useDeferredValue(search);
  const shown = useMemo(() => listView(rows, sought, order), [rows, sought, order]);
  return { shown, search, order, setSearch, setOrder };
}

interface ListToolsProps {
  readonly view: ListView<Listed>;
  /** One of what is listed: 'task', 'link'. */
  readonly noun: string;
  /** Further choices, between search and order. */
  readonly children?: ReactNode;
}

/** The search and the order above a list, and how many are left, also said to screen readers. */
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
