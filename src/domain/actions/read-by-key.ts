import { revisionIn } from '@/domain/goal-state';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { Member } from './member';
import type { MemberRecord } from './record';

/* What the lists lack is read by its key, which no index delays. */

/** Returns the tasks that the record names and nothing is known of. */
export function unknownTasks({ record, tasks }: Member): string[] {
  const named = [...record.set.tasks, ...record.goals.map(([taskId]) => taskId)];
  return [...new Set(named)].filter((taskId) => !tasks.has(taskId));
}

/** Returns the tasks of goals whose text isn't known as the record lists it: a list lags, or another device wrote it. */
export function unknownGoals({ record, goals }: Member): string[] {
  const textOf = (taskId: string) => goals.find((row) => row.taskId === taskId)?.goal;
  const isUnknown = ([taskId, , revision]: MemberRecord['goals'][number]) =>
    revisionIn(textOf(taskId)) !== revision;
  return record.goals.filter(isUnknown).map(([taskId]) => taskId);
}

/** Returns the member with tasks that were read by their IDs; null for one that was deleted. */
export function withTasksRead(member: Member, read: ReadonlyMap<string, Task | null>): Member {
  const tasks = new Map([...member.tasks, ...read]);
  const goals = member.goals.map((row) => ({ ...row, task: tasks.get(row.taskId) ?? null }));
  return { ...member, tasks, goals };
}

/**
 * Returns the member with a goal as its row is stored, whose text another client may have written; without it if it has
 * none.
 */
export function withGoalRead(member: Member, taskId: string, row: Selection | null): Member {
  const { record } = member;
  const goals = record.goals.flatMap((one): MemberRecord['goals'] => {
    if (one[0] !== taskId) return [one];
    return row ? [[taskId, one[1], revisionIn(row.goal)]] : [];
  });
  return {
    ...member,
    record: { ...record, goals },
    goals: member.goals.flatMap((one) => {
      if (one.taskId !== taskId) return [one];
      return row ? [{ ...one, goal: row.goal ?? null }] : [];
    }),
  };
}
