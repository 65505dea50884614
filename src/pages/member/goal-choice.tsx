import { useState } from 'react';
import { ButtonLink } from '@/components/button';
import { Icon } from '@/components/icon';
import { Page } from '@/components/page';
import { useToast } from '@/components/toast';
import type { GoalDifficulty } from '@/domain/task';
import { AddMoreDialog } from '@/features/catalogue/add-more-dialog';
import { CatalogueList } from '@/features/catalogue/catalogue-list';
import { useCatalogue } from '@/features/catalogue/use-catalogue';
import { useAddGoal } from '@/features/goals/use-goals';
import { useHome } from '@/data/use-home';
import { messageFor } from '@/lib/errors';
import { paths } from '@/paths';
import styles from './member.module.css';

/** The medium and the strategic page: choose what is on the landing page (spec §2.4). */
export function GoalChoice({ difficulty }: { readonly difficulty: GoalDifficulty }) {
  const catalogue = useCatalogue(difficulty);
  const home = useHome();
  const toast = useToast();
  const [justAdded, setJustAdded] = useState<string>();
  const add = useAddGoal({
    onSuccess: (_, { name }) => setJustAdded(name),
    onError: (error, { name }) =>
      toast({ tone: 'error', message: `Couldn’t add “${name}”. ${messageFor(error)}` }),
  });
  return (
    <Page
      width="wide"
      title={`${difficulty} Tasks`}
      heading={`Available ${difficulty} Tasks - Select what you want to see on your home page.`}
    >
      <div className={styles.stack}>
        <div>
          <ButtonLink to={paths.userLanding} variant="secondary">
            <Icon name="back" />
            Return Home
          </ButtonLink>
        </div>
        <CatalogueList
          tasks={catalogue.data}
          added={home.data && new Set(home.data.selections.map(({ taskId }) => taskId))}
          adding={add.isPending ? add.variables?.id : undefined}
          onAdd={(task) => add.mutate(task)}
          error={catalogue.error ?? home.error}
          onRetry={() => {
            if (catalogue.isError) void catalogue.refetch();
            if (home.isError) void home.refetch();
          }}
        />
        <AddMoreDialog added={justAdded} onClose={() => setJustAdded(undefined)} />
      </div>
    </Page>
  );
}
