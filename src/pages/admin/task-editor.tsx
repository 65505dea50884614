import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { paths } from '@/paths';

/** Stands at its address, guarded, until the screen of spec §2.4 takes its place. */
export function TaskEditorPage() {
  return (
    <Page title="Task Editor">
      <EmptyState action={<ButtonLink to={paths.admin}>Back to the hub</ButtonLink>}>
        Editing tasks in the browser is not ready yet. Nothing here changes what members see.
      </EmptyState>
    </Page>
  );
}
