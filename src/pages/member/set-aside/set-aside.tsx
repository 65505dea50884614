import { loadMessageFor } from '@/lib/errors';
import { Page } from '@/components/page';
import { Button, ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { focusHome } from '@/components/focus-home';
import { LoadError } from '@/components/load-error';
import { Loading } from '@/components/skeleton';
import { TaskLine, TaskLines, TaskLineSkeleton } from '@/components/task-lines';
import { useSettled } from '@/components/use-settled';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { SetAsideReason } from '@/domain/set-aside';
import { dayText } from '@/domain/instant';
import { useMemberAction } from '@/features/use-member-action';
import { paths } from '@/paths';
import styles from './set-aside-list.module.css';
import { bringBack, type SetAsideTask, useSetAside } from './use-set-aside';

/** /setasidetasks: the daily tasks the user doesn't want to get (D27). */
export function SetAsidePage() {
  return (
    <Page
      title="Set-aside tasks"
      width="narrow"
      lede="You won’t get these as daily tasks unless there aren’t enough others. Bring one back to get it again."
    >
      <SetAsideList />
    </Page>
  );
}

const reasons: Readonly<Record<SetAsideReason, string>> = {
  doing: 'You already do this',
  unsuited: 'Not for you',
};

/** The daily tasks that the user has set aside, each with a button to bring it back (D27). */
function SetAsideList() {
  const { tasks, problem, retry } = useSetAside();
  if (tasks) return <Tasks tasks={tasks} />;
  if (!problem) return <ListSkeleton />;
  return (
    <LoadError
      title="Couldn’t load what you set aside"
      message={loadMessageFor(problem)}
      onRetry={retry}
    />
  );
}

function Tasks({ tasks }: { readonly tasks: readonly SetAsideTask[] }) {
  const { run } = useMemberAction();
  const isSettled = useSettled(tasks.map(({ taskId }) => taskId).join());
  return (
    <section {...focusHome} className={styles.list} aria-label="Your set-aside tasks">
      {tasks.length === 0 ? (
        <EmptyState
          title="Nothing set aside"
          action={
            <ButtonLink to={paths.userLanding} variant="secondary">
              Return Home
            </ButtonLink>
          }
        >
          When a daily task isn’t right for you, open its menu and choose “I already do this” or
          “Not for me”.
        </EmptyState>
      ) : (
        <TaskLines>
          {tasks.map((task) => (
            <TaskLine
              key={task.taskId}
              name={task.name}
              note={`${reasons[task.reason]} · ${dayText(task.at)}`}
              action={
                <Button
                  variant="secondary"
                  settled={isSettled}
                  onClick={() => run(bringBack(task))}
                >
                  Bring back<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </TaskLines>
      )}
    </section>
  );
}

function ListSkeleton() {
  return (
    <>
      <Loading>Loading what you set aside…</Loading>
      <TaskLines>
        {[1, 2, 3].map((line) => (
          <TaskLineSkeleton key={line} />
        ))}
      </TaskLines>
    </>
  );
}
