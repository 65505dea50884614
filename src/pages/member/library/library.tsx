import { useQuery } from '@tanstack/react-query';
import { CardGrid, CardGridSkeleton } from '@/components/card-grid';
import { EmptyState } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { libraryQuery } from '@/data/links';
import { Loaded } from '@/features/loaded';
import { useAccount } from '@/session/session';
import { Button } from '@/components/button';
import { ExternalButtonLink } from '@/components/external-link';
import { Card } from '@/components/card';
import { CardDetails } from '@/components/card-details';
import { StoredPicture } from '@/components/picture';
import type { LibraryLink } from '@/domain/models/link-model';
import { scoreText } from '@/domain/task';
import { openableLink } from '@/domain/web-link';
import { usePicture } from '@/data/use-picture';
import { CATEGORIES } from '@/domain/category';
import { listOrderOf } from '@/domain/list-view';
import { ListTools, useListView } from '@/components/list-tools';
import { useListQuery } from '@/components/use-list-query';
import { SelectField } from '@/components/select-field';
import { VisuallyHidden } from '@/components/visually-hidden';

/** /library: good reading on other sites (spec §2.4 'Library'). */
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
        <Loaded
          value={library.data}
          error={library.error}
          errorTitle="Couldn’t load the library"
          onRetry={() => void library.refetch()}
          skeleton={<CardGridSkeleton count={6} label="Loading the library" />}
          empty={
            <EmptyState title="The shelves are empty">
              No links have been added yet. Check back soon.
            </EmptyState>
          }
        >
          {(links) => <SearchableLinks links={links} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

/** A library link; 'Go To Site' opens it in a new tab (spec §2.4, D21). */
function LibraryCard({ link }: { readonly link: LibraryLink }) {
  const picture = usePicture(link.imagename);
  const address = openableLink(link.weblink);
  return (
    <Card
      name={link.name}
      picture={<StoredPicture {...picture} />}
      score={scoreText(link)}
      details={<CardDetails description={link.description} />}
      note={address === undefined ? 'This link’s address is invalid.' : undefined}
      headingLevel={2}
      actions={
        address === undefined ? (
          <Button variant="secondary" disabled>
            Go To Site
          </Button>
        ) : (
          <ExternalButtonLink href={address} variant="secondary">
            <span>Go To Site</span>
            <VisuallyHidden>{` ${link.name}`}</VisuallyHidden>
          </ExternalButtonLink>
        )
      }
    />
  );
}

/** The links as cards, with search and sort controls, and a filter by category (D30), which the URL keeps (D108). */
function SearchableLinks({ links }: { readonly links: readonly LibraryLink[] }) {
  const [query, change] = useListQuery();
  const category = CATEGORIES.find((one) => one === query.get('category')) ?? ALL;
  const view = useListView(
    category === ALL ? links : links.filter((link) => link.category === category),
    query.get('search'),
    listOrderOf(query.get('sort')),
    change,
  );
  return (
    <>
      <ListTools view={view} noun="link">
        <SelectField
          label="Category"
          options={CATEGORY_FILTERS}
          value={category}
          onChoose={(chosen) => change({ category: chosen === ALL ? undefined : chosen })}
        />
      </ListTools>
      {view.shown.length === 0 ? (
        <EmptyState>No links match your search. Try another word or category.</EmptyState>
      ) : (
        <CardGrid>
          {view.shown.map((link) => (
            <LibraryCard key={link.id} link={link} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

const ALL = 'all';

const CATEGORY_FILTERS: Readonly<Record<string, string>> = {
  [ALL]: 'All',
  ...Object.fromEntries(CATEGORIES.map((one) => [one, one])),
};
