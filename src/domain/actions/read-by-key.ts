import { DAILY_COUNT } from '@/domain/daily-count';
import { revisionIn } from '@/domain/goal-state';
import { dailySelectionIds, goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { setIn } from './daily';
import { unknownNotes } from './listed-note';
import { type Member, withRecord } from './member';
import type { MemberRecord } from './record';

/* Finds rows that the lists lack, to be read by key, which no index delays. */

/** Returns the tasks that the record names but this page doesn't know. */
export function unknownTasks(member: Member): string[] {
  const { record, tasks } = member;
  const named = [...record.set.tasks, ...record.goals.map(({ taskId }) => taskId)];
  return [...new Set([...named, ...unscoredTasks(member)])].filter((taskId) => !tasks.has(taskId));
}

/** Whether the member's score lacks points, since a completion's task was never read. */
export function isScoreUnknown(member: Member): boolean {
  return unscoredTasks(member).some((taskId) => !member.tasks.has(taskId));
}

function unscoredTasks({ completions }: Member): string[] {
  return completions.filter(({ task }) => !task).map(({ taskId }) => taskId);
}

/** Returns the tasks of goals whose latest text isn't known: a list lags, or another device wrote it. */
function unknownGoals({ record, goals }: Member): string[] {
  const textOf = (taskId: string) => goals.find((row) => row.taskId === taskId)?.goal;
  return record.goals
    .filter(({ taskId, revision }) => revisionIn(textOf(taskId)) !== revision)
    .map(({ taskId }) => taskId);
}

/** Whether the record names a task, goal or note that this page hasn't read, since it was written elsewhere. */
export function isBehindRecord(member: Member): boolean {
  const unknown = [unknownTasks(member), unknownGoals(member), unknownNotes(member.completions)];
  return unknown.flat().length > 0;
}

/** Returns the member with tasks read by ID; null for deleted ones. */
export function withTasksRead(member: Member, read: ReadonlyMap<string, Task | null>): Member {
  const tasks = new Map([...member.tasks, ...read]);
  const goals = member.goals.map((row) => ({ ...row, task: tasks.get(row.taskId) ?? null }));
  const completions = member.completions.map((row) =>
    row.task ? row : { ...row, task: tasks.get(row.taskId) ?? null },
  );
  return { ...member, tasks, goals, completions };
}

/**
 * Returns the IDs of selections on which the record and the listed rows disagree: the list lags, or another client has
 * written or deleted some (spec §7).
 */
export function uncertainSelections(member: Member, listed: readonly Selection[]): string[] {
  const { accountId, record } = member;
  const isListed = new Set(listed.map(({ taskId }) => taskId));
  const goals = record.goals
    .map(({ taskId }) => taskId)
    .filter((taskId) => !isListed.has(taskId))
    .concat(unknownGoals(member))
    .map((taskId) => goalSelectionId(accountId, taskId));
  const dailies = dailyRows(member, new Map(listed.map((row) => [row.id, row])));
  return [...new Set(areOf(record.set, dailies.rows) ? goals : [...goals, ...dailies.ids])];
}

/**
 * Returns the member with the uncertain selections as stored, by ID. A goal without a row leaves the list, and the rows
 * decide the daily tasks.
 */
export function withSelectionsRead(
  member: Member,
  read: ReadonlyMap<string, Selection | null>,
): Member {
  const known = member.goals.reduce((left, row) => {
    const ownId = goalSelectionId(member.accountId, row.taskId);
    const stored = read.get(ownId);
    if (stored === undefined) return left;
    // Without a row of ours, another client's may be left.
    return withGoalRead(left, row.taskId, stored ?? (row.id === ownId ? null : row));
  }, member);
  const { record } = known;
  const { ids, rows } = dailyRows(known, read);
  if (!ids.every((id) => read.has(id)) || areOf(record.set, rows)) return known;
  const set = { number: record.set.number, away: [], ...setIn(rows) };
  const tasks = new Map(rows.map(({ taskId, task }) => [taskId, task]));
  return withTasksRead(withRecord(known, { set }), tasks);
}

/** Returns the IDs of all rows that select a daily task, and those of them that are in `read`. */
function dailyRows(
  { accountId, strays }: Member,
  read: ReadonlyMap<string, Selection | null>,
): { ids: string[]; rows: Selection[] } {
  const foreign = strays.filter(({ task }) => task?.difficulty === 'Daily');
  const ids = [...dailySelectionIds(accountId), ...foreign.map(({ id }) => id)];
  return { ids, rows: ids.flatMap((id) => read.get(id) ?? []) };
}

/**
 * Whether rows select the tasks of a set. A set without exactly three is accepted, since it will be replaced anyway.
 */
function areOf({ start, tasks }: MemberRecord['set'], rows: readonly Selection[]): boolean {
  const told = setIn(rows);
  if (tasks.length !== DAILY_COUNT) return true;
  return told.start === start && told.tasks.join() === tasks.join();
}

/**
 * Returns the member with a goal as stored, including text that another client may have written; without the goal if it
 * has no row.
 */
function withGoalRead(member: Member, taskId: string, row: Selection | null): Member {
  const goals = member.record.goals.flatMap((one) => {
    if (one.taskId !== taskId) return [one];
    return row ? [{ ...one, revision: revisionIn(row.goal) }] : [];
  });
  return {
    ...withRecord(member, { goals }),
    goals: member.goals.flatMap((one) => {
      if (one.taskId !== taskId) return [one];
      return row ? [{ ...one, goal: row.goal ?? null }] : [];
    }),
  };
}
