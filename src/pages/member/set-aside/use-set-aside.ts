import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tasksByIdQuery } from '@/data/tasks-by-id';
import { useHome } from '@/data/use-home';
import { asideIds } from '@/domain/actions/daily';
import type { SetAsideReason } from '@/domain/set-aside';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';

/** A task that the account has set aside. */
export interface SetAsideTask {
  readonly taskId: string;
  readonly name: string;
  readonly reason: SetAsideReason;
  /** When, in milliseconds since the epoch. */
  readonly at: number;
}

/** The tasks the account has set aside, without deleted ones (D16), the most recent first; undefined until they are known. */
export function useSetAside() {
  const { id } = useAccount();
  const { home, problem, retry } = useHome();
  const taskIds = home ? asideIds(home.member).toSorted() : [];
  const found = useQuery({
    ...tasksByIdQuery(id, taskIds),
    meta: {},
    enabled: taskIds.length > 0,
    // So that a task that is brought back leaves the list at once.
    placeholderData: keepPreviousData,
  });
  const isKnown = taskIds.length === 0 || found.data !== undefined;
  const tasks = home?.member.record.aside.toReversed().flatMap(([taskId, reason, at]) => {
    const task = found.data?.find((one) => one.id === taskId);
    return task ? [{ taskId, name: task.name, reason, at }] : [];
  });
  return {
    tasks: isKnown ? tasks : undefined,
    problem: problem ?? found.error,
    retry: () => (problem ? retry() : void found.refetch()),
  };
}

/** Brings a task back, so that it can be one of the daily tasks again. */
export function bringBack(task: SetAsideTask): MemberAction {
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
    run: ({ commit }) =>
      commit({
        kind: 'aside',
        taskId,
        name,
        reason,
        // It keeps its place in the list.
        at: reason === null ? now() : at,
      }),
  };
}
