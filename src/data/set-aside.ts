import { queryOptions } from '@tanstack/react-query';
import type { SetAside } from '@/domain/daily-record';
import { readMember, type StoredMember } from '@/domain/member-state';
import { fetchHistoryTasks } from './history';
import { keys } from './keys';
import { fetchMember } from './member-requests';

/** A task that the account has set aside. */
export interface SetAsideTask extends SetAside {
  readonly name: string;
}

/** An account's member document as stored, and the tasks set aside, the most recent first. */
export interface SetAsideTasks {
  readonly member: StoredMember;
  readonly tasks: readonly SetAsideTask[];
}

/** The query for an account's member document and the tasks set aside, the most recent first (D27). */
export function setAsideQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.setAside(accountId),
    queryFn: () => fetchSetAside(accountId),
    refetchOnMount: 'always',
  });
}

async function fetchSetAside(accountId: string): Promise<SetAsideTasks> {
  const member = await fetchMember(accountId);
  const { setAside } = readMember(member).daily;
  const tasks = await fetchHistoryTasks(new Set(setAside.map(({ taskId }) => taskId)));
  const names = new Map(tasks.map(({ id, name }) => [id, name]));
  // Deleted tasks are left out (D16).
  const shown = setAside.toReversed().flatMap((one): SetAsideTask[] => {
    const name = names.get(one.taskId);
    return name === undefined ? [] : [{ ...one, name }];
  });
  return { member, tasks: shown };
}
