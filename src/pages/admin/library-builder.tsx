import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { paths } from '@/paths';

/** Stands at its address, guarded, until the screen of spec §2.4 takes its place. */
export function LibraryBuilderPage() {
  return (
    <Page title="Library Builder">
      <EmptyState action={<ButtonLink to={paths.admin}>Back to the hub</ButtonLink>}>
        Adding links in the browser is not ready yet. Members see the library as it was stocked.
      </EmptyState>
    </Page>
  );
}
