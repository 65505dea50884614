import type { Action } from './actions/action';
import type { Completion } from './completion';
import { epochOf } from './instant';
import { pluralize } from './number-text';

/** Returns the ID of an action's task (a swap's new one); undefined if it concerns several tasks. */
export function taskIdOf(action: Action): string | undefined {
  return taskIdsOf(action).at(-1);
}

/** Returns the IDs of the tasks that an action names: of a swap, the task before and the new one. */
export function taskIdsOf(action: Action): string[] {
  const named = 'taskId' in action ? [action.taskId] : [];
  return 'task' in action ? [...named, action.task.id] : named;
}

/** Whether an action is about a completion. */
export function isAbout(action: Action, { taskId, completedDate }: Completion): boolean {
  const isOfTask = 'doneAt' in action && taskIdOf(action) === taskId;
  return isOfTask && action.doneAt === epochOf(completedDate);
}

const BY_PAGES: ReadonlySet<Action['kind']> = new Set(['renew', 'correct']);

/** Whether this kind of action is the member's rather than the page's own. */
export function isByMember({ kind }: Action): boolean {
  return !BY_PAGES.has(kind);
}

/** Whether an action only makes sense now, so that it never waits for a connection. */
export function needsConnection({ kind }: Action): boolean {
  return kind === 'refresh' || kind === 'takeBack';
}

/** Returns the waiting actions to show, without those that were taken back. */
export function waitingActions(actions: readonly Action[]): Action[] {
  let waiting: Action[] = [];
  for (const action of actions.filter(isByMember)) {
    if (action.kind === 'undo') waiting = waiting.filter((one) => !isNoteOn(one, action.rowId));
    const at = waiting.findLastIndex((one) => isTakenBack(one, action));
    if (at === -1) waiting.push(action);
    else waiting.splice(at, 1);
  }
  return waiting;
}

function isNoteOn(action: Action, rowId: string): boolean {
  return action.kind === 'note' && action.rowId === rowId;
}

function isTakenBack(action: Action, later: Action): boolean {
  if (action.kind === 'complete' && later.kind === 'undo') {
    return action.task.id === later.taskId && action.doneAt === later.doneAt;
  }
  if (action.kind !== 'swap' || later.kind !== 'swap' || action.isBack || !later.isBack)
    return false;
  return action.task.id === later.taskId && action.taskId === later.task.id;
}

/** The mark on a task's card while an action waits. */
export const WAITING_TEXT = 'Waiting for a connection';

/** The most waiting actions that a browser keeps for an account. */
export const MAX_WAITING = 200;

/** From this number on, the member sees how many more fit. */
const NEARLY_FULL = 180;

/** Returns how many actions wait for a connection, and whether there is little room for more, in a sentence. */
export function waitingText(count: number): string {
  const room = Math.max(0, MAX_WAITING - count);
  const left = room > 0 ? `Room for ${room} more` : 'No room for more';
  return `${areText(count, 'change')} waiting for a connection${count < NEARLY_FULL ? '' : `. ${left}`}`;
}

/**
 * Says how much waits, `unreadable` notes included, and what is lost if it is never sent. Nothing is sent before the
 * page is updated if it `isOutdated`.
 */
export function lossTexts(
  actions: readonly Action[],
  unreadable = 0,
  isOutdated = false,
): { title: string; loss: string } {
  const completions = actions.filter(({ kind }) => kind === 'complete').length;
  // A completion and its undo leave nothing else to name.
  const count = Math.max(1, actions.length + unreadable);
  const noun = completions === count ? 'completion' : 'change';
  const them = count === 1 ? 'it' : 'them';
  const points = completions > 0 ? ' and the points' : '';
  const [missing, remedy] = isOutdated
    ? ['an update', 'and reload the page']
    : ['a connection', 'until you’re back online'];
  return {
    title: `${areText(count, noun)} waiting for ${missing}`,
    loss: `If you sign out now, you’ll lose ${them}${points}. To keep ${them}, stay signed in ${remedy}.`,
  };
}

function areText(count: number, noun: string): string {
  return `${pluralize(count, noun)} ${count === 1 ? 'is' : 'are'}`;
}
