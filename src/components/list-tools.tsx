import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Row } from './layout';
import { Text } from './text';
import { LIST_ORDERS, type ListItem, type ListOrder, listView } from '@/domain/list-view';
import { pluralize } from '@/domain/number-text';
import styles from './list-tools.module.css';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import type { useListQuery } from './use-list-query';

/** A list's search and order, the rows that match, and how to change them. */
export interface ListView<T> {
  readonly shown: readonly T[];
  readonly search: string;
  readonly order: ListOrder;
  setSearch(search: string): void;
  setOrder(order: ListOrder): void;
}

/** The state of a list with search and sorting, which `change` keeps. Typing stays fast even in a long list. */
export function useListView<T extends ListItem>(
  rows: readonly T[],
  initialSearch: string | null,
  initialOrder: ListOrder = 'name',
  change?: ReturnType<typeof useListQuery>[1],
): ListView<T> {
  const [search, setSearch] = useState(initialSearch ?? '');
  const [order, setOrder] = useState(initialOrder);
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => listView(rows, deferredSearch, order), [rows, deferredSearch, order]);
  return {
    shown,
    search,
    order,
    setSearch: (text) => {
      setSearch(text);
      change?.({ search: text || undefined });
    },
    setOrder: (next) => {
      setOrder(next);
      change?.({ sort: next === 'name' ? undefined : next });
    },
  };
}

interface ListToolsProps {
  readonly view: ListView<ListItem>;
  /** The singular noun for a row: 'task', 'link'. */
  readonly noun: string;
  /** Whether its rows have scores, and so can be sorted in more than one order. */
  readonly isScored?: boolean;
  /** More controls, between search and sort. */
  readonly children?: ReactNode;
}

/** Search and sort controls, plus the number of matches, announced to screen readers. */
export function ListTools({ view, noun, isScored = true, children }: ListToolsProps) {
  return (
    <Row gap={4} align="end" className={styles.tools}>
      <TextField
        type="search"
        label={`Search ${noun}s`}
        className={styles.search}
        value={view.search}
        onChange={({ target }) => view.setSearch(target.value)}
      />
      {children}
      {isScored && (
        <SelectField
          label="Sort by"
          options={LIST_ORDERS}
          value={view.order}
          onChoose={view.setOrder}
        />
      )}
      <ListCount count={view.shown.length} noun={noun} />
    </Row>
  );
}

/** How many rows are shown, announced to screen readers. */
export function ListCount({ count, noun }: { readonly count: number; readonly noun: string }) {
  return (
    <Text as="output" size="s" tone="soft" isTabular className={styles.count}>
      {pluralize(count, noun)}
    </Text>
  );
}
