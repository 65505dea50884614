import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { CardGridSkeleton } from '@/components/card-grid';
import { SearchableCards } from '@/components/searchable-cards';
import type { LibraryLink } from '@/domain/models/link-model';
import { loadMessageFor } from '@/lib/errors';
import { LibraryCard } from './library-card';

interface LibraryListProps {
  /** Undefined while loading. */
  readonly links: readonly LibraryLink[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The library: loading, failed, empty or shown. */
export function LibraryList({ links, error, onRetry }: LibraryListProps) {
  if (links?.length === 0) {
    return (
      <EmptyState title="The shelves are empty">
        No links have been added yet. Check back soon.
      </EmptyState>
    );
  }
  if (links) {
    return (
      <SearchableCards
        rows={links}
        noun="link"
        renderCard={(link) => <LibraryCard link={link} />}
      />
    );
  }
  if (!error) return <CardGridSkeleton count={6} label="Loading the library" />;
  return (
    <ErrorState
      title="Couldn’t load the library"
      message={loadMessageFor(error)}
      onRetry={onRetry}
    />
  );
}
