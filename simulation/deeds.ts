import type { ActionOf } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import { DAY_MS } from '@/domain/instant';
import { SET_ASIDE_REASONS } from '@/domain/set-aside';
import { durationDaysOf, type Task } from '@/domain/task';
import type { Device } from './device/device';
import type { NewAction } from '@/data/actions/act';
import type { Page } from './device/page';
import type { Deed } from './plan';

/** What a page offers to do, and the choice among it: a number from 0 to 1. */
interface Offer {
  readonly page: Page;
  readonly device: Device;
  readonly shown: Member;
  readonly at: number;
  readonly which: number;
}

/** Returns what the member does, as the page's buttons would; undefined if it offers nothing like it. */
type Offered = (offer: Offer) => NewAction | undefined;

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[Math.floor(which * items.length)];
}

function completion(
  task: Task | null | undefined,
  { page, at }: Offer,
  doneAt = at,
): Omit<ActionOf<'complete'>, 'id'> | undefined {
  if (!task) return undefined;
  const until = doneAt + durationDaysOf(task) * DAY_MS;
  return { kind: 'complete', task, doneAt, until, day: page.code.calendarDayOf(doneAt), at };
}

function openTasks({ page, shown }: Offer): Task[] {
  const completed = page.completed(shown);
  const { current } = page.code.dailySetIn(shown);
  return current.map(({ task }) => task).filter(({ id }) => !completed.has(id));
}

const goalOf = ({ shown, which }: Offer) => pick(shown.goals, which);

/** What a member does on the home page. */
export const DEEDS: Readonly<Partial<Record<Deed, Offered>>> = {
  complete: (offer) => completion(pick(openTasks(offer), offer.which), offer),
  completeGoal: (offer) => {
    const completed = offer.page.completed(offer.shown);
    const open = offer.shown.goals.filter(({ taskId }) => !completed.has(taskId));
    return completion(pick(open, offer.which)?.task, offer);
  },
  undo: ({ page, shown, at, which }) => {
    // Two devices that undo what another client wrote both lower the level (docs/simulation.md).
    const row = pick(
      shown.completions.filter((one) => one.task && page.code.listedAs(shown.record, one)),
      which,
    );
    if (!row) return undefined;
    const { id: rowId, taskId, completedDate, saved } = row;
    const doneAt = Date.parse(completedDate ?? '');
    const amounts = saved ? [...saved] : null;
    const asked = page.code.afterShown(shown, [taskId], at);
    return { kind: 'undo', taskId, name: taskId, rowId, doneAt, saved: amounts, at: asked };
  },
  note: ({ shown, at, which }) => {
    const row = pick(shown.completions, which);
    if (!row) return undefined;
    const { id: rowId, taskId, completedDate } = row;
    const doneAt = Date.parse(completedDate ?? '');
    const note = (which * 10) % 1 < 0.2 ? null : `Noted at ${at}`;
    return { kind: 'note', taskId, name: taskId, rowId, doneAt, note, at };
  },
  swap: (offer) => {
    const { page, shown, which, at } = offer;
    const task = pick(openTasks(offer), which);
    const { set } = shown.record;
    const to = page.code.pickReplacement({
      catalog: page.dailies.map(({ id }) => id),
      current: new Set(set.tasks),
      shown: new Set(set.tasks),
      completed: page.completed(shown),
      setAside: page.code.asideIds(shown),
      random: () => which,
    });
    const other = page.dailies.find(({ id }) => id === to);
    if (!task || !other) return undefined;
    page.swapped = { taskId: task.id, to: other.id };
    const reason = pick([null, ...SET_ASIDE_REASONS], (which * 10) % 1) ?? null;
    const named = { taskId: task.id, name: task.name };
    return { kind: 'swap', set: set.number, ...named, task: other, isBack: false, reason, at };
  },
  swapBack: ({ page, shown, at }) => {
    const { swapped } = page;
    const task = swapped && shown.tasks.get(swapped.taskId);
    if (!task) return undefined;
    page.swapped = undefined;
    const named = { taskId: swapped.to, name: swapped.to };
    const set = shown.record.set.number;
    return { kind: 'swap', set, ...named, task, isBack: true, reason: null, at };
  },
  refresh: ({ page, device, shown, at }) => {
    const tasks = page.nextDailies(shown);
    const { number, tasks: before } = shown.record.set;
    if (!tasks || !device.connection.isOnline || number === 0) return undefined;
    const asked = page.code.afterShown(shown, before, at);
    return { kind: 'refresh', from: number, tasks, at: asked };
  },
  takeBack: ({ page, device, shown, at }) => {
    const before = page.code.refreshToUndo(shown, at);
    if (!before || !device.connection.isOnline) return undefined;
    const tasks = before.tasks.flatMap((id) => shown.tasks.get(id) ?? []);
    return { kind: 'takeBack', set: shown.record.set.number, tasks, at };
  },
  checkInLate: (offer) => {
    const { page, shown, at, which } = offer;
    const { last } = shown.record;
    const taskId = pick(page.code.lateTasks(shown, at), which);
    if (!last || taskId === undefined) return undefined;
    return completion(shown.tasks.get(taskId), offer, page.code.lateInstant(last));
  },
  dismissLate: ({ shown, at }) => {
    const { last } = shown.record;
    return last && { kind: 'late', set: last.period, tasks: [], at };
  },
  aside: ({ page, at, which }) => {
    const task = pick(page.dailies, which);
    const reason = pick(SET_ASIDE_REASONS, (which * 10) % 1);
    return task && reason && { kind: 'aside', taskId: task.id, name: task.name, reason, at };
  },
  bringBack: ({ page, shown, at, which }) => {
    const taskId = pick(page.code.asideIds(shown), which);
    return taskId === undefined
      ? undefined
      : { kind: 'aside', taskId, name: taskId, reason: null, at };
  },
  addGoal: ({ device, shown, at, which }) => {
    const isListed = (id: string) => shown.goals.some(({ taskId }) => taskId === id);
    const larger = device.offered.filter(({ difficulty }) => difficulty !== 'Daily');
    const task = pick(
      larger.filter(({ id }) => !isListed(id)),
      which,
    );
    return task && { kind: 'add', task, goal: null, at };
  },
  removeGoal: (offer) => {
    const goal = goalOf(offer);
    if (!goal) return undefined;
    const asked = Math.max(offer.at, Date.parse(goal.selectionDate ?? '') || 0);
    return { kind: 'remove', taskId: goal.taskId, name: goal.taskId, at: asked };
  },
  planGoal: (offer) => {
    const goal = goalOf(offer);
    const { at } = offer;
    const named = goal && { taskId: goal.taskId, name: goal.taskId };
    return named && { kind: 'plan', ...named, plan: { cue: `at ${at}` }, at };
  },
  tickStep: (offer) => {
    const goal = goalOf(offer);
    const kind = offer.which * 10 - Math.floor(offer.which * 10) < 0.7 ? 'tick' : 'untick';
    const named = goal && { taskId: goal.taskId, name: goal.taskId };
    return named && { kind: 'steps', ...named, change: { kind, stepId: 's1' }, at: offer.at };
  },
};
