import { Fragment, type ReactNode, useState } from 'react';
import { CATEGORIES, type Category } from '@/domain/category';
import type { ListItem } from '@/domain/list-view';
import { EmptyState } from './empty-state';
import { ListTools, useListView } from './list-tools';
import { CardGrid } from './card-grid';
import { SelectField } from './select-field';

interface SearchableCardsProps<T> {
  readonly rows: readonly T[];
  /** The singular noun for a row: 'task', 'link'. */
  readonly noun: string;
  readonly renderCard: (row: T) => ReactNode;
  /** Whether a row comes after the others, in every order. */
  readonly isLast?: (row: T) => boolean;
}

type Categorized = { readonly category?: Category | null | undefined };

/** Cards with search and sort controls, and a filter by category (D30). */
export function SearchableCards<T extends ListItem & Categorized & { readonly id: string }>({
  rows,
  noun,
  renderCard,
  isLast = notLast,
}: SearchableCardsProps<T>) {
  const [category, setCategory] = useState('all');
  const view = useListView(
    category === 'all' ? rows : rows.filter((row) => row.category === category),
  );
  return (
    <>
      <ListTools view={view} noun={noun}>
        <SelectField
          label="Category"
          options={CATEGORY_FILTERS}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        />
      </ListTools>
      {view.shown.length === 0 ? (
        <EmptyState>{`No ${noun}s match your search. Try another word or category.`}</EmptyState>
      ) : (
        <CardGrid>
          {view.shown
            .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
            .map((row) => (
              <Fragment key={row.id}>{renderCard(row)}</Fragment>
            ))}
        </CardGrid>
      )}
    </>
  );
}

const CATEGORY_FILTERS: Readonly<Record<string, string>> = {
  all: 'All',
  ...Object.fromEntries(CATEGORIES.map((one) => [one, one])),
};

const notLast = () => false;
