import { calendarDayOf } from '@/domain/calendar-day';
import { expiryOf } from '@/domain/completion';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import type { Action, ActionOf } from '@/domain/actions/action';
import type { Member, Rows, StoredMember } from '@/domain/actions/member';
import { memberFrom } from '@/domain/actions/member-from';

export const NOW = Date.parse('2026-03-01T12:00:00.000Z');

export const NO_ROWS: Rows = {
  accountId: 'me',
  completions: [],
  selections: [],
  tasks: new Map(),
};

/** Returns the member that rows and a profile tell of. */
export function memberOf(rows: Partial<Rows> = {}, stored: StoredMember = {}, now = NOW): Member {
  const member = memberFrom({ ...NO_ROWS, ...rows }, stored, now);
  if (member === 'later') throw new Error('The record is of a later version');
  return member;
}

let actions = 0;

/** Without what every action has. */
type Plain<Each> = Each extends Action ? Omit<Each, 'id' | 'at'> : never;

/** Returns an action with an ID of its own. */
export function actionOf(plain: Plain<Action>, at = NOW): Action {
  return { ...plain, id: newId(), at };
}

function newId(): string {
  actions += 1;
  return String(actions).padStart(8, '0');
}

/** Returns tasks whose IDs are a letter each. */
const tasksOf = (ids: string): Task[] => Array.from(ids, (id) => taskOf(id));

export const renew = (from: number, ids: string, at = NOW): Action =>
  actionOf({ kind: 'renew', from, tasks: tasksOf(ids) }, at);

export const refresh = (from: number, ids: string, at = NOW): Action =>
  actionOf({ kind: 'refresh', from, tasks: tasksOf(ids) }, at);

/** Completes a task at `at`, or as late as then what was done at `doneAt`. */
export function complete(task: Task, at = NOW, doneAt = at): ActionOf<'complete'> {
  const until = expiryOf(doneAt, task);
  const day = calendarDayOf(doneAt);
  return { kind: 'complete', task, doneAt, until, day, id: newId(), at };
}

/** Takes back the completion of a task at `doneAt`. */
export const undo = (member: Member, taskId: string, at: number): Action => {
  const row = member.completions.find((one) => one.taskId === taskId);
  const doneAt = Date.parse(row?.completedDate ?? '');
  const saved = row?.saved ? [...row.saved] : null;
  const rowId = row?.firstRowId ?? row?.id ?? '';
  return actionOf({ kind: 'undo', taskId, name: taskId, rowId, doneAt, saved }, at);
};

export const swap = (
  set: number,
  taskId: string,
  to: string,
  { at = NOW, isBack = false, reason = null as 'doing' | 'unsuited' | null } = {},
): Action =>
  actionOf({ kind: 'swap', set, taskId, name: taskId, task: taskOf(to), isBack, reason }, at);
