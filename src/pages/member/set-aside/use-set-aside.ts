import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { useCommit } from '@/data/actions/use-actions';
import { setAsideNamesQuery } from '@/data/set-aside';
import { useHome } from '@/data/use-home';
import { useWrite } from '@/data/use-write';
import { asideIds } from '@/domain/actions/daily';
import type { SetAsideReason } from '@/domain/set-aside';
import type { Saved } from '@/features/goals/use-goals';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** A task that the account has set aside. */
export interface SetAsideTask {
  readonly taskId: string;
  readonly name: string;
  readonly reason: SetAsideReason;
  /** When, in milliseconds since the epoch. */
  readonly at: number;
}

interface SetAside {
  /** The most recent first; undefined until they are known. */
  readonly tasks: readonly SetAsideTask[] | undefined;
  readonly problem: Error | null;
  retry(): void;
}

/** The tasks the account has set aside, without deleted ones (D16). */
export function useSetAside(): SetAside {
  const { id } = useAccount();
  const { home, problem, retry } = useHome();
  const taskIds = home ? asideIds(home.member).toSorted() : [];
  const names = useQuery({
    ...setAsideNamesQuery(id, taskIds),
    enabled: taskIds.length > 0,
    // So that a task that is brought back leaves the list at once.
    placeholderData: keepPreviousData,
  });
  const isKnown = taskIds.length === 0 || names.data !== undefined;
  const tasks = home?.member.record.aside.toReversed().flatMap(([taskId, reason, at]) => {
    const name = names.data?.get(taskId);
    return name === undefined ? [] : [{ taskId, name, reason, at }];
  });
  return {
    tasks: isKnown ? tasks : undefined,
    problem: problem ?? names.error,
    retry: () => (problem ? retry() : void names.refetch()),
  };
}

interface Change {
  readonly task: SetAsideTask;
  readonly isSetAside: boolean;
}

/** Brings a task back, so that it can be one of the daily tasks again, or sets it aside again. */
export function useBringBack() {
  const toast = useToast();
  const commit = useCommit();
  const { mutate } = useWrite<Saved, Change>({
    action: 'bring back',
    rowOf: ({ task }) => task.taskId,
    mutationFn: ({ task: { taskId, name, reason, at }, isSetAside }) =>
      commit({
        kind: 'aside',
        taskId,
        name,
        reason: isSetAside ? reason : null,
        // It keeps its place in the list.
        at: isSetAside ? at : now(),
      }),
    onSuccess: (_, { task, isSetAside }) => {
      if (isSetAside) return toast({ message: `“${task.name}” is set aside again.` });
      return toast({
        message: `You can get “${task.name}” again.`,
        action: { label: 'Undo', onClick: () => mutate({ task, isSetAside: true }) },
      });
    },
    onError: (error, { task, isSetAside }) => {
      const failed = isSetAside ? 'set aside' : 'bring back';
      toast({
        tone: 'error',
        message: `Couldn’t ${failed} “${task.name}”. ${messageFor(error)}`,
      });
    },
  });
  return (task: SetAsideTask) => mutate({ task, isSetAside: false });
}
