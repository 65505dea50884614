import { actOrThrow } from '@/data/actions/act';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { Button, ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { focusHome } from '@/components/focus-home';
import { Loaded } from '@/features/loaded';
import { Loading } from '@/components/skeleton';
import { TaskLine, TaskLines, TaskLineSkeleton } from '@/components/task-lines';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { SetAsideReason } from '@/domain/set-aside';
import { dayText } from '@/domain/instant';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { paths } from '@/paths';
import { tasksByIdQuery } from '@/data/tasks-by-id';
import { useHome } from '@/data/use-home';
import { asideIds } from '@/domain/actions/daily';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';

const reasons: Readonly<Record<SetAsideReason, string>> = {
  doing: 'You already do this',
  unsuited: 'Not for you',
};

/** /setasidetasks: the daily tasks that the user doesn't want (D27), latest first, without deleted ones (D16). */
export function SetAsidePage() {
  const { id } = useAccount();
  const { home, problem, retry } = useHome();
  const { run } = useMemberAction();
  const taskIds = home ? asideIds(home.member).toSorted() : [];
  const taskQuery = useQuery({
    ...tasksByIdQuery(id, taskIds),
    meta: {},
    enabled: taskIds.length > 0,
    // A task that is brought back leaves the list at once.
    placeholderData: keepPreviousData,
  });
  const error = problem ?? taskQuery.error;
  const isKnown = taskIds.length === 0 || taskQuery.data !== undefined;
  const tasks = home?.member.record.aside.toReversed().flatMap(({ taskId, reason, at }) => {
    const task = taskQuery.data?.find((row) => row.id === taskId);
    return task ? [{ taskId, name: task.name, reason, at }] : [];
  });
  const skeleton = (
    <>
      <Loading>Loading what you set aside…</Loading>
      <TaskLines>
        {[1, 2, 3].map((line) => (
          <TaskLineSkeleton key={line} />
        ))}
      </TaskLines>
    </>
  );
  return (
    <Page
      title="Set-aside tasks"
      width="narrow"
      lede="You won’t get these as daily tasks unless there aren’t enough others. Bring one back to get it again."
    >
      <Loaded
        value={isKnown ? tasks : undefined}
        error={error}
        errorTitle="Couldn’t load what you set aside"
        onRetry={() => (problem ? retry() : void taskQuery.refetch())}
        skeleton={skeleton}
      >
        {(listed) => (
          <section {...focusHome} aria-label="Your set-aside tasks">
            {listed.length === 0 ? (
              <EmptyState
                title="Nothing set aside"
                action={
                  <ButtonLink to={paths.userLanding} variant="secondary">
                    Return Home
                  </ButtonLink>
                }
              >
                When a daily task isn’t right for you, open its menu and choose “I already do this”
                or “Not for me”.
              </EmptyState>
            ) : (
              <TaskLines>
                {listed.map((task) => (
                  <TaskLine
                    key={task.taskId}
                    name={task.name}
                    note={`${reasons[task.reason]} · ${dayText(task.at)}`}
                    action={
                      <Button variant="secondary" onClick={() => run(bringBack(task))}>
                        Bring back<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
                      </Button>
                    }
                  />
                ))}
              </TaskLines>
            )}
          </section>
        )}
      </Loaded>
    </Page>
  );
}

interface SetAsideTask {
  readonly taskId: string;
  readonly name: string;
  readonly reason: SetAsideReason;
  /** When it was set aside, in milliseconds since the epoch. */
  readonly at: number;
}

function bringBack(task: SetAsideTask): MemberAction {
  const { name } = task;
  return {
    ...setAside(task, null),
    done: () => ({
      message: `You can get “${name}” again.`,
      undo: {
        ...setAside(task, task.reason),
        done: () => ({ message: `“${name}” is set aside again.` }),
        failed: `Couldn’t set aside “${name}”.`,
      },
    }),
    failed: `Couldn’t bring back “${name}”.`,
  };
}

function setAside({ taskId, name, at }: SetAsideTask, reason: SetAsideReason | null): MemberAction {
  return {
    kind: 'set aside',
    row: taskId,
    run: (actor) =>
      actOrThrow(actor, {
        kind: 'aside',
        taskId,
        name,
        reason,
        // An undo restores the task's place in the list.
        at: reason === null ? now() : at,
      }),
  };
}
