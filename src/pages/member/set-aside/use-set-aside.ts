import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { withSetAside } from '@/domain/daily-record';
import { type StoredMember } from '@/domain/member-state';
import { inDaily } from '@/domain/member-text';
import { changeHome, withMember, writeHome } from '@/data/home';
import { changeMember } from '@/data/member';
import { type SetAsideTask, setAsideQuery } from '@/data/set-aside';
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

  const show = ({ task, isSetAside }: Change, member?: StoredMember) =>
    client.setQueryData(queryKey, (shown) => {
      if (!shown) return shown;
      const others = shown.tasks.filter(({ taskId }) => taskId !== task.taskId);
      const tasks = isSetAside ? [...others, task].toSorted((a, b) => b.at - a.at) : others;
      return { member: member ?? shown.member, tasks };
    });

  async function write(change: Change): Promise<void> {
    const { task, isSetAside } = change;
    const { taskId, reason, at } = task;
    const stored = client.getQueryData(queryKey)?.member;
    show(change);
    try {
      const toggle = inDaily((record) => {
        const isThere = record.setAside.some((one) => one.taskId === taskId);
        if (isThere === isSetAside) return record;
        return withSetAside(record, taskId, isSetAside ? { taskId, reason, at } : undefined);
      });
      const member = await changeMember({ accountId, now: Date.now(), stored }, toggle);
      if (!member) return;
      show(change, member.stored);
      changeHome(client, accountId, (home) => withMember(home, member.stored));
    } catch (error) {
      show({ task, isSetAside: !isSetAside });
      throw error;
    }
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
