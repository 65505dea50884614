import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { paths } from '@/paths';

/** Stands at its address, guarded, until the screen of spec §2.4 takes its place. */
export function TaskBuilderPage() {
  return (
    <Page title="Task Builder">
      <EmptyState action={<ButtonLink to={paths.admin}>Back to the hub</ButtonLink>}>
        Writing tasks in the browser is not ready yet. The catalogue that members see is complete,
        and you can read it on the pages of medium and strategic tasks.
      </EmptyState>
    </Page>
  );
}
