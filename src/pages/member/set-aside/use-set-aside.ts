import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { withSetAside } from '@/domain/daily-record';
import { inDaily } from '@/domain/member-text';
import { changeHome, withMember, writeHome } from '@/data/home';
import { changeMember } from '@/data/member';
import { optimistic } from '@/data/optimistic';
import { type SetAsideTask, type SetAsideTasks, setAsideQuery } from '@/data/set-aside';
import { useWrite } from '@/data/use-write';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** The tasks the account has set aside, the most recent first. */
export function useSetAside() {
  const { id } = useAccount();
  return useQuery(setAsideQuery(id));
}

interface Change {
  readonly task: SetAsideTask;
  readonly isSetAside: boolean;
}

/**
 * Brings a task back, so that it can be one of the daily tasks again, or sets it aside again. The list changes
 * at once, and back if that can't be stored.
 */
export function useBringBack() {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = setAsideQuery(accountId);

  const update = (change: (shown: SetAsideTasks) => SetAsideTasks) =>
    client.setQueryData(queryKey, (shown) => shown && change(shown));

  async function write(change: Change): Promise<void> {
    const { task, isSetAside } = change;
    const { taskId, reason, at } = task;
    const stored = client.getQueryData(queryKey)?.member;
    const toggle = inDaily((record) => {
      const isThere = record.setAside.some((one) => one.taskId === taskId);
      if (isThere === isSetAside) return record;
      return withSetAside(record, taskId, isSetAside ? { taskId, reason, at } : undefined);
    });
    await optimistic({
      show: () => update((shown) => withChange(shown, change)),
      takeBack: () => update((shown) => withChange(shown, { task, isSetAside: !isSetAside })),
      send: async () => {
        const member = await changeMember({ accountId, now: Date.now(), stored }, toggle);
        if (!member) return;
        update((shown) => ({ ...withChange(shown, change), member: member.stored }));
        changeHome(client, accountId, (home) => withMember(home, member.stored));
      },
    });
  }

  const { mutate } = useWrite<void, Change>({
    action: 'bring back',
    rowOf: ({ task }) => task.taskId,
    mutationFn: (change) => writeHome(accountId, () => write(change)),
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

function withChange(shown: SetAsideTasks, { task, isSetAside }: Change): SetAsideTasks {
  const others = shown.tasks.filter(({ taskId }) => taskId !== task.taskId);
  const tasks = isSetAside ? [...others, task].toSorted((a, b) => b.at - a.at) : others;
  return { ...shown, tasks };
}
