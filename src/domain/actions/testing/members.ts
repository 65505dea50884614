import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import type { Action, ActionOf } from '@/domain/actions/action';
import { completionOf, undoOf } from '@/domain/actions/asked';
import type { Member, Rows, StoredMember } from '@/domain/actions/member';
import { memberFrom } from '@/domain/actions/member-from';

export const NOW = Date.parse('2026-03-01T12:00:00.000Z');

export const NO_ROWS: Rows = {
  accountId: 'me',
  completions: [],
  selections: [],
  tasks: new Map(),
};

/** Returns the member from rows and a profile. */
export function memberOf(rows: Partial<Rows> = {}, stored: StoredMember = {}, now = NOW): Member {
  const member = memberFrom({ ...NO_ROWS, ...rows }, stored, now);
  if (member === 'later') throw new Error('The record is of a later version');
  return member;
}

let actions = 0;

/** An action without the fields that all actions share. */
type Plain<Each> = Each extends Action ? Omit<Each, 'id' | 'at'> : never;

/** Returns an action with an ID of its own. */
export function actionOf(plain: Plain<Action>, at = NOW): Action {
  return { ...plain, id: newId(), at };
}

function newId(): string {
  actions += 1;
  return String(actions).padStart(8, '0');
}

/** Returns a task for each letter, which is its ID. */
const tasksOf = (ids: string): Task[] => Array.from(ids, (id) => taskOf(id));

export const renew = (from: number, ids: string, at = NOW): Action =>
  actionOf({ kind: 'renew', from, tasks: tasksOf(ids) }, at);

export const refresh = (from: number, ids: string, at = NOW): Action =>
  actionOf({ kind: 'refresh', from, tasks: tasksOf(ids) }, at);

/** Returns the completion of a task at `at`, or at `doneAt` for a late check-in. */
export const complete = (task: Task, at = NOW, doneAt = at): ActionOf<'complete'> => ({
  ...completionOf(task, at, doneAt),
  id: newId(),
});

/** Returns the action that undoes a task's completion, on a page that shows it. */
export function undo(member: Member, taskId: string, at: number): Action {
  const row = member.completions.find((one) => one.taskId === taskId);
  if (!row) throw new Error(`${taskId} is not complete`);
  return { ...undoOf(member, { row, name: taskId }, at), id: newId() };
}

export const swap = (
  set: number,
  taskId: string,
  to: string,
  { at = NOW, isBack = false, reason = null as 'doing' | 'unsuited' | null } = {},
): Action =>
  actionOf({ kind: 'swap', set, taskId, name: taskId, task: taskOf(to), isBack, reason }, at);
