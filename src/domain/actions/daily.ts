import { completedTaskIds } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import { epochOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import { CHECK_IN_MS, WINDOW_MS } from '@/domain/time-limits';
import type { ActionOf, RefusalReason } from './action';
import type { Outcome } from './completions';
import { type Member, withRecord } from './member';
import type { MemberRecord } from './record';

type DailySet = MemberRecord['set'];

/** Returns the tasks of the daily rows and the time of the newest row; no tasks unless there are three (spec §4). */
export function setIn(rows: readonly Selection[]): Pick<DailySet, 'start' | 'tasks'> {
  const tasks = [...new Set(rows.map(({ taskId }) => taskId))];
  if (tasks.length !== DAILY_COUNT) return { start: 0, tasks: [] };
  return { start: Math.max(...rows.map((row) => epochOf(row.selectionDate) ?? 0)), tasks };
}

/**
 * Returns the member with new daily tasks. For a day, open tasks from the ended window can still be checked in (D28).
 */
export function withRenewal(member: Member, { from, tasks, at }: ActionOf<'renew'>): Outcome {
  const { set } = member.record;
  if (set.number !== from) return { member, why: 'renewed' };
  const renewed = withSet(member, { start: at, tasks: tasks.map(({ id }) => id) });
  const end = set.start + WINDOW_MS;
  const isAskedFor = set.tasks.length > 0 && end <= at && at - end <= CHECK_IN_MS;
  if (renewed.why || !isAskedFor) return renewed;
  const last = { period: set.number, tasks: set.tasks, end, until: at + CHECK_IN_MS };
  return { member: withRecord(renewed.member, { last }) };
}

/** Returns the member with refreshed daily tasks; the set remembers the replaced ones (D11). */
export function withRefresh(member: Member, { from, tasks, at }: ActionOf<'refresh'>): Outcome {
  const { set } = member.record;
  if (set.number !== from) return { member, why: 'renewed' };
  if (isDoneSince(member, set.tasks, at)) return { member, why: 'overtaken' };
  const before = { tasks: set.tasks, start: set.start, at };
  return withSet(member, { start: at, tasks: tasks.map(({ id }) => id), before });
}

/** Returns the member with the daily tasks from before the refresh. */
export function withRefreshTakenBack(
  member: Member,
  { set: number, at }: ActionOf<'takeBack'>,
): Outcome {
  if (member.record.set.number !== number) return { member, why: 'renewed' };
  const before = refreshToUndo(member, at);
  if (!before) return { member, why: 'overtaken' };
  return withSet(member, before);
}

/**
 * Returns the member without the latest refresh if it took away a task that was completed later, on a device that
 * didn't know about the refresh: the later action wins.
 */
export function withRefreshOvertaken(
  member: Member,
  { task, doneAt }: ActionOf<'complete'>,
  gone: ReadonlySet<string>,
): Member {
  const { set } = member.record;
  const before = refreshToUndo(member, doneAt);
  if (!before || doneAt < before.at || before.tasks.some((id) => gone.has(id))) return member;
  const isTaken = before.tasks.includes(task.id) && !set.tasks.includes(task.id);
  return isTaken ? withSet(member, before).member : member;
}

/**
 * Returns the tasks that the latest refresh replaced, if it can be taken back at `now`: their window is still open, and
 * nothing has happened to the set since.
 */
export function refreshToUndo(member: Member, now: number): DailySet['before'] {
  const { before, tasks, away } = member.record.set;
  if (!before || before.start + WINDOW_MS <= now || away.length > 0) return undefined;
  return isDoneSince(member, tasks, before.at) ? undefined : before;
}

/** Returns the member with only these tasks of the last window left to ask about. */
export function withLateTasks(member: Member, { end, tasks }: ActionOf<'late'>): Outcome {
  const { record } = member;
  // Windows of two devices may have the same number by chance.
  if (record.last?.end !== end) return { member, why: 'renewed' };
  if (record.last.tasks.length === tasks.length) return { member };
  return { member: withRecord(member, { last: { ...record.last, tasks } }) };
}

/** Returns the member with a daily task swapped (D27). A refused swap still sets the task aside. */
export function withSwap(
  member: Member,
  action: ActionOf<'swap'>,
  gone: ReadonlySet<string>,
): Outcome {
  const { set: number, taskId, task, isBack, reason, at } = action;
  const { set } = member.record;
  const isComplete = completedTaskIds(member.completions, at).has(taskId);
  if (isComplete) return { member, why: 'complete' };
  const asideId = isBack ? task.id : taskId;
  const after = isBack || reason !== null ? withAsideTask(member, asideId, { reason, at }) : member;
  const refused = (why: RefusalReason): Outcome => ({ member: after, why });
  if (task.id === taskId) return { member: after };
  if (set.number !== number) return refused('renewed');
  const isMade = set.tasks.includes(task.id) && !set.tasks.includes(taskId);
  if (isMade) return { member: after };
  if (!set.tasks.includes(taskId) || set.tasks.includes(task.id)) return refused('overtaken');
  if (gone.has(task.id)) return refused('gone');
  const tasks = set.tasks.map((id) => (id === taskId ? task.id : id));
  const away = [...set.away.filter((id) => id !== task.id), taskId];
  return { member: withRecord(after, { set: { ...set, tasks, away } }) };
}

/** Returns the member with a task set aside, or brought back. */
export function withAside(member: Member, { taskId, ...action }: ActionOf<'aside'>): Outcome {
  return { member: withAsideTask(member, taskId, action) };
}

/** Returns the IDs of tasks set aside, longest ago first. */
export function asideIds({ record }: Member): string[] {
  return record.aside.map(({ taskId }) => taskId);
}

/**
 * Returns the time of an action requested at `now`: after the page's completions of `taskIds`, even if a device with a
 * fast clock wrote them.
 */
export function afterShown({ record }: Member, taskIds: readonly string[], now: number): number {
  const shown = record.done.filter(({ taskId }) => taskIds.includes(taskId));
  return Math.max(now, ...shown.map(({ at, found }) => Math.max(at, found) + 1));
}

function withAsideTask(
  member: Member,
  taskId: string,
  { reason, at }: Pick<ActionOf<'aside'>, 'reason' | 'at'>,
): Member {
  const { record } = member;
  const found = record.aside.find((one) => one.taskId === taskId);
  if (found ? found.reason === reason && found.at === at : reason === null) return member;
  const others = record.aside.filter((one) => one !== found);
  const added = reason === null ? [] : [{ taskId, reason, at }];
  return withRecord(member, { aside: [...others, ...added].toSorted((a, b) => a.at - b.at) });
}

function withSet(
  member: Member,
  { start, tasks, before }: Pick<DailySet, 'start' | 'tasks' | 'before'>,
): Outcome {
  if (new Set(tasks).size < tasks.length) return { member, why: 'overtaken' };
  const number = member.record.set.number + 1;
  const set = { number, start, tasks, away: [], ...(before && { before }) };
  return { member: withRecord(member, { set }) };
}

function isDoneSince({ record }: Member, taskIds: readonly string[], since: number): boolean {
  return record.done.some(({ taskId, at }) => at >= since && taskIds.includes(taskId));
}
