import type { ScoredCompletion } from '@/domain/completion';
import { revisionIn } from '@/domain/goal-state';
import { savingsOf } from '@/domain/impact/savings';
import { epochOf, instantOf } from '@/domain/instant';
import { completionId, dailySelectionIds, goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { firstRecord } from './first-record';
import { withListedNote } from './listed-note';
import type { Member, Rows, StoredMember } from './member';
import { isDisowned, isGoalRow, isOwnGoal } from './own-rows';
import { listedAs, readRecord, untilOf } from './record';

/**
 * Returns the member from a profile's record and an account's rows. The record decides, since rows may be older or
 * newer; without a readable record, only the rows count. Entries without a row are taken from `before`, the member as
 * known so far. Returns 'later' if a later version of the application wrote the record.
 */
export function memberFrom(
  rows: Rows,
  stored: StoredMember,
  now: number,
  before?: Member,
): Member | 'later' {
  const tasks = new Map([...(before?.tasks ?? []), ...rows.tasks]);
  for (const { taskId, task } of rows.selections) tasks.set(taskId, task);
  return memberWith({ ...rows, tasks }, stored, now, before);
}

function memberWith(
  rows: Rows,
  stored: StoredMember,
  now: number,
  before?: Member,
): Member | 'later' {
  const read = readRecord(stored.memberRecord);
  if (read === 'later') return 'later';
  const record = read ?? firstRecord(rows, now);
  const { accountId, tasks } = rows;
  const known = { accountId, record, tasks };
  const earlier = (before?.completions ?? []).filter((row) => listedAs(record, row));
  return {
    ...known,
    revision: stored.revision ?? 0,
    level: stored.level ?? null,
    completions: completionsOf(known, [...rows.completions, ...earlier]),
    ...selectionsOf(known, rows.selections, before?.goals ?? []),
  };
}

/** Returns the member from the answer to a conflicting commit, with the known rows; 'later' as in `memberFrom`. */
export function memberAfterConflict(
  member: Member,
  stored: StoredMember,
  now: number,
): Member | 'later' {
  const { goals, strays, ...rows } = member;
  // A row without a task may only lack it here, so it doesn't count as deleted.
  return memberWith({ ...rows, selections: [...goals, ...strays] }, stored, now, member);
}

/** Returns the known member or the one just read, whichever is later: a read never undoes later commits. */
export function laterMember(before: Member | undefined, read: Member): Member {
  return before && read.revision < before.revision ? before : read;
}

type Known = Pick<Member, 'accountId' | 'record' | 'tasks'>;

/**
 * Returns the completions that the record lists, with their known values, plus those that are older or another
 * client's.
 */
function completionsOf(
  { accountId, record, tasks }: Known,
  rows: readonly ScoredCompletion[],
): ScoredCompletion[] {
  const listed = record.done.map((one): ScoredCompletion => {
    const { taskId, at } = one;
    const task = tasks.get(taskId) ?? null;
    const known = rows.filter((row) => row.taskId === taskId && epochOf(row.completedDate) === at);
    const row: ScoredCompletion = known[0] ?? {
      id: completionId(accountId, taskId, at),
      taskId,
      completedDate: instantOf(at),
      expirationDate: instantOf(untilOf(one)),
      task,
      // The row's savings aren't known here, but a task's figures hardly ever change.
      saved: task && savingsOf(task),
    };
    return withListedNote({ ...row, task: row.task ?? task }, one, known);
  });
  const others = rows.filter((row) => !isDisowned({ accountId, record }, row));
  // Keeps one copy of a row that is both read and known. Another client's row for the same task and time stays.
  const seen = new Set<string>();
  return [...listed, ...others].filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Returns the goals, whether the record lists them or another client added them, and the remaining rows. */
function selectionsOf(
  { accountId, record, tasks }: Known,
  rows: readonly Selection[],
  before: readonly Selection[],
): Pick<Member, 'goals' | 'strays'> {
  const listed = record.goals.map(({ taskId, since, revision }): Selection => {
    const [id, selectionDate] = [goalSelectionId(accountId, taskId), instantOf(since)];
    const isOfTask = (one: Selection) => one.taskId === taskId && isGoalRow(one);
    // A lagging list may have the goal's earlier text.
    const row =
      [...rows, ...before].find((one) => one.id === id && revisionIn(one.goal) === revision) ??
      rows.find((one) => one.id === id) ??
      rows.find(isOfTask) ??
      before.find((one) => one.id === id);
    return {
      goal: null,
      ...row,
      id: row?.id ?? id,
      taskId,
      selectionDate,
      task: tasks.get(taskId) ?? null,
    };
  });
  const isListed = new Set(listed.map(({ id }) => id));
  const isListedTask = new Set(listed.map(({ taskId }) => taskId));
  const unlisted = rows.filter(({ id }) => !isListed.has(id));
  // A row of ours that isn't listed was removed, or was just committed elsewhere.
  const foreign = unlisted.filter((row) => !isOwnGoal(accountId, row));
  const candidates = foreign.filter((row) => isGoalRow(row) && !isListedTask.has(row.taskId));
  // One for each task, so that no goal is shown twice (D13): one with texts, if there is one.
  const goals = candidates.filter((row) => {
    const twins = candidates.filter(({ taskId }) => taskId === row.taskId);
    return row === (twins.find(({ goal }) => goal) ?? twins[0]);
  });
  const places = new Set(dailySelectionIds(accountId));
  return {
    goals: [...listed, ...goals],
    strays: foreign.filter((row) => !goals.includes(row) && !places.has(row.id)),
  };
}
