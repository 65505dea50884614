import { useQuery } from '@tanstack/react-query';
import { CardGridSkeleton } from '@/components/card-grid';
import { EmptyState } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { LoadedList } from '@/components/loaded-list';
import { Page } from '@/components/page';
import { SearchableCards } from '@/components/searchable-cards';
import { LibraryCard } from './library-card';
import { libraryQuery } from '@/data/links';
import { loadMessageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** /library: good reading elsewhere (spec §2.4 'Library'). */
export function LibraryPage() {
  const { id } = useAccount();
  const library = useQuery(libraryQuery(id));
  return (
    <Page
      width="wide"
      title="Library"
      lede="Good places to learn more. Every link opens another site in a new tab."
    >
      <Stack gap={6}>
        <LoadedList
          rows={library.data}
          problem={library.error && loadMessageFor(library.error)}
          problemTitle="Couldn’t load the library"
          onRetry={() => void library.refetch()}
          skeleton={<CardGridSkeleton count={6} label="Loading the library" />}
          empty={
            <EmptyState title="The shelves are empty">
              No links have been added yet. Check back soon.
            </EmptyState>
          }
        >
          {(links) => (
            <SearchableCards
              rows={links}
              noun="link"
              renderCard={(link) => <LibraryCard link={link} />}
            />
          )}
        </LoadedList>
      </Stack>
    </Page>
  );
}
