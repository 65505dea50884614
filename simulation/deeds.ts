import type { NewAction } from '@/data/actions/act';
import type { Member } from '@/domain/actions/member';
import type { Completion } from '@/domain/completion';
import { DAY_MS } from '@/domain/instant';
import { SET_ASIDE_REASONS } from '@/domain/set-aside';
import { durationDaysOf, type Task } from '@/domain/task';
import type { Page } from './device/page';
import { oneOf } from './dice';
import type { Incident, Place } from './incidents';

/** What a page offers to do, and the choice among it: a number from 0 to 1. */
interface Offer extends Place {
  readonly page: Page;
  readonly shown: Member;
  readonly at: number;
}

/** Returns what the member does, as the page's buttons would; undefined if it offers nothing like it. */
type Offered = (offer: Offer) => NewAction | undefined;

/** Of the same choice, a second one that doesn't depend on the first. */
const further = (which: number) => (which * 10) % 1;

const named = (taskId: string) => ({ taskId, name: taskId });

function completion(
  task: Task | null | undefined,
  { page, at }: Offer,
  doneAt = at,
): NewAction | undefined {
  if (!task) return undefined;
  const until = doneAt + durationDaysOf(task) * DAY_MS;
  return { kind: 'complete', task, doneAt, until, day: page.code.calendarDayOf(doneAt), at };
}

function openTasks({ page, shown }: Offer): Task[] {
  const completed = page.completed(shown);
  const { current } = page.code.dailySetIn(shown);
  return current.map(({ task }) => task).filter(({ id }) => !completed.has(id));
}

const ofRow = ({ id, firstRowId: rowId = id, taskId, completedDate }: Completion) => ({
  ...named(taskId),
  rowId,
  doneAt: Date.parse(completedDate),
});

/** What the member does on one of a device's pages. */
const offered = (rate: number, offer: Offered): Incident => ({
  rate,
  happen: (place) => {
    const { device, which } = place;
    const page = device.tabs[Math.floor(which * device.tabs.length)];
    const shown = page?.shown();
    const action = page && shown && offer({ ...place, page, shown, at: page.code.now() });
    if (!action) return undefined;
    void page.act(action);
    return () =>
      `${device.name} does ${JSON.stringify({ ...action, task: undefined, tasks: undefined })}`;
  },
});

/** The same, with one of the goals. */
const toGoal = (rate: number, act: (goal: Member['goals'][number], offer: Offer) => NewAction) =>
  offered(rate, (offer) => {
    const goal = oneOf(offer.shown.goals, offer.which);
    return goal && act(goal, offer);
  });

/** What a member does on the home page. */
export const DEEDS = {
  complete: offered(30, (offer) => completion(oneOf(openTasks(offer), offer.which), offer)),
  completeGoal: offered(8, (offer) => {
    const completed = offer.page.completed(offer.shown);
    const open = offer.shown.goals.filter(({ taskId }) => !completed.has(taskId));
    return completion(oneOf(open, offer.which)?.task, offer);
  }),
  undo: offered(10, ({ page, shown, at, which }) => {
    // Two devices that undo what another client wrote both lower the level (docs/simulation.md).
    const listed = shown.completions.filter(
      (one) => one.task && page.code.listedAs(shown.record, one),
    );
    const row = oneOf(listed, which);
    if (!row) return undefined;
    const saved = row.saved ? [...row.saved] : null;
    const asked = page.code.afterShown(shown, [row.taskId], at);
    return { kind: 'undo', ...ofRow(row), saved, at: asked };
  }),
  note: offered(11, ({ shown, at, which }) => {
    const row = oneOf(shown.completions, which);
    const note = further(which) < 0.2 ? null : `Noted at ${at}`;
    return row && { kind: 'note', ...ofRow(row), note, at };
  }),
  swap: offered(10, (offer) => {
    const { page, shown, which, at } = offer;
    const task = oneOf(openTasks(offer), which);
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
    const reason = oneOf([null, ...SET_ASIDE_REASONS], further(which)) ?? null;
    const swap = { set: set.number, ...named(task.id), task: other, isBack: false };
    return { kind: 'swap', ...swap, reason, at };
  }),
  swapBack: offered(4, ({ page, shown, at }) => {
    const { swapped } = page;
    const task = swapped && shown.tasks.get(swapped.taskId);
    if (!task) return undefined;
    page.swapped = undefined;
    const swap = { set: shown.record.set.number, ...named(swapped.to), task, isBack: true };
    return { kind: 'swap', ...swap, reason: null, at };
  }),
  refresh: offered(5, ({ page, device, shown, at }) => {
    const tasks = page.nextDailies(shown);
    const { number, tasks: before } = shown.record.set;
    if (!tasks || !device.connection.isOnline || number === 0) return undefined;
    return { kind: 'refresh', from: number, tasks, at: page.code.afterShown(shown, before, at) };
  }),
  takeBack: offered(4, ({ page, device, shown, at }) => {
    const before = page.code.refreshToUndo(shown, at);
    if (!before || !device.connection.isOnline) return undefined;
    const tasks = before.tasks.flatMap((id) => shown.tasks.get(id) ?? []);
    return { kind: 'takeBack', set: shown.record.set.number, tasks, at };
  }),
  checkInLate: offered(10, (offer) => {
    const { page, shown, at, which } = offer;
    const { last } = shown.record;
    const taskId = oneOf(page.code.lateTasks(shown, at), which);
    if (!last || taskId === undefined) return undefined;
    return completion(shown.tasks.get(taskId), offer, page.code.lateInstant(last));
  }),
  dismissLate: offered(2, ({ shown, at }) => {
    const { last } = shown.record;
    return last && { kind: 'late', set: last.period, tasks: [], at };
  }),
  aside: offered(2, ({ page, at, which }) => {
    const task = oneOf(page.dailies, which);
    const reason = oneOf(SET_ASIDE_REASONS, further(which)) ?? null;
    return task && { kind: 'aside', ...named(task.id), reason, at };
  }),
  bringBack: offered(2, ({ page, shown, at, which }) => {
    const taskId = oneOf(page.code.asideIds(shown), which) ?? '';
    return taskId === '' ? undefined : { kind: 'aside', ...named(taskId), reason: null, at };
  }),
  addGoal: offered(6, ({ device, shown, at, which }) => {
    const listed = new Set(shown.goals.map(({ taskId }) => taskId));
    const larger = device.offered.filter(({ difficulty }) => difficulty !== 'Daily');
    const unlisted = larger.filter(({ id }) => !listed.has(id));
    const task = oneOf(unlisted, which);
    return task && { kind: 'add', task, goal: null, at };
  }),
  removeGoal: toGoal(3, ({ taskId, selectionDate }, { at }) => {
    const asked = Math.max(at, Date.parse(selectionDate ?? '') || 0);
    return { kind: 'remove', ...named(taskId), at: asked };
  }),
  planGoal: toGoal(4, ({ taskId }, { at }) => ({
    kind: 'plan',
    ...named(taskId),
    plan: { cue: `at ${at}` },
    at,
  })),
  tickStep: toGoal(4, ({ taskId }, { at, which }) => {
    const kind = further(which) < 0.7 ? 'tick' : 'untick';
    return { kind: 'steps', ...named(taskId), change: { kind, stepId: 's1' }, at };
  }),
};
