import { Fragment, type ReactNode } from 'react';
import type { ListItem } from '@/domain/list-view';
import { EmptyState } from './empty-state';
import { ListTools, useListView } from './list-tools';
import { CardGrid } from './card-grid';

interface SearchableCardsProps<T> {
  readonly rows: readonly T[];
  /** The singular noun for a row: 'task', 'link'. */
  readonly noun: string;
  readonly renderCard: (row: T) => ReactNode;
}

/** Cards with search and sort controls. */
export function SearchableCards<T extends ListItem & { readonly id: string }>({
  rows,
  noun,
  renderCard,
}: SearchableCardsProps<T>) {
  const view = useListView(rows);
  return (
    <>
      <ListTools view={view} noun={noun} />
      {view.shown.length === 0 ? (
        <EmptyState>No {noun}s match your search. Try another word.</EmptyState>
      ) : (
        <CardGrid>
          {view.shown.map((row) => (
            <Fragment key={row.id}>{renderCard(row)}</Fragment>
          ))}
        </CardGrid>
      )}
    </>
  );
}
