import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Icon } from '@/components/icon';
import { Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { Text } from '@/components/text';
import { CO2E_TEXT } from '@/domain/impact/amount-text';
import type { GoalDifficulty, Task } from '@/domain/task';
import { AddMoreDialog } from './add-more-dialog';
import { addGoal } from '@/features/goals/goal-actions';
import { Loaded } from '@/features/loaded';
import { useMemberAction } from '@/features/use-member-action';
import { offeredTasksQuery } from '@/data/tasks';
import { useHome } from '@/data/use-home';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import { EmptyState } from '@/components/empty-state';
import { CardGridSkeleton } from '@/components/card-grid';
import { TaskChoice } from './task-choice';

/** /mediumtasks: the tasks for 'Do a Little More' (spec §2.4). */
export function MediumTasksPage() {
  return <GoalChoice difficulty="Medium" />;
}

/** /strategictasks: the tasks for 'Long Term Goals' (spec §2.4). */
export function StrategicTasksPage() {
  return <GoalChoice difficulty="Strategic" />;
}

function GoalChoice({ difficulty }: { readonly difficulty: GoalDifficulty }) {
  const { id } = useAccount();
  const tasks = useQuery(offeredTasksQuery(id, difficulty));
  const { home, problem, retry } = useHome();
  const taskIds = home && new Set(home.goals.map(({ taskId }) => taskId));
  const error = tasks.error ?? problem;
  const [justAdded, setJustAdded] = useState<Task>();
  const { run } = useMemberAction();
  const added = home?.goals.find(({ taskId }) => taskId === justAdded?.id);
  return (
    <Page
      width="wide"
      title={`${difficulty} tasks`}
      heading={
        <>
          Available <span>{difficulty}</span> {/* No line starts with the dash. */}
          <Text as="span" isOneLine>
            Tasks -
          </Text>{' '}
          Select what you want to see on your home page.
        </>
      }
      lede={
        <>
          {CO2E_TEXT} <Link to={paths.howWeEstimate}>How we estimate</Link>
        </>
      }
    >
      <Stack gap={6}>
        <div>
          <ButtonLink to={paths.userLanding} variant="secondary">
            <Icon name="back" />
            Return Home
          </ButtonLink>
        </div>
        <Loaded
          value={taskIds && tasks.data}
          error={error}
          errorTitle="Couldn’t load the tasks"
          onRetry={() => {
            if (tasks.isError) void tasks.refetch();
            if (problem) retry();
          }}
          skeleton={<CardGridSkeleton layout="compact" count={6} label="Loading tasks" />}
          empty={<EmptyState>No Tasks Available. Try Again Later.</EmptyState>}
        >
          {(offered) =>
            taskIds && (
              <TaskChoice
                tasks={offered}
                added={taskIds}
                interests={home?.settings.interests ?? []}
                onAdd={(task) => {
                  setJustAdded(task);
                  run(
                    { ...addGoal(task), isRepeatable: true },
                    { onFailed: () => setJustAdded(undefined) },
                  );
                }}
              />
            )
          }
        </Loaded>
        {added && <AddMoreDialog added={added} onClose={() => setJustAdded(undefined)} />}
      </Stack>
    </Page>
  );
}
