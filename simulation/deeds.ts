import type { NewAction } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import type { Selection } from '@/domain/selection';
import { SET_ASIDE_REASONS } from '@/domain/set-aside';
import type { Task } from '@/domain/task';
import type { Page } from './device/page';
import { oneOf } from './dice';
import type { Incident, Place } from './incidents';

/** A page that offers something to do, and a number from 0 to 1 that picks one option. */
interface Offer extends Place {
  readonly page: Page;
  readonly shown: Member;
  readonly at: number;
}

/** Returns the action of one of the page's buttons; undefined if it has no such button. */
type Offered = (offer: Offer) => NewAction | undefined;

/** A second number derived from the same one, independent of it. */
const further = (which: number) => (which * 10) % 1;

const named = (taskId: string) => ({ taskId, name: taskId });

function openTasks({ page, shown }: Offer): Task[] {
  const completed = page.completed(shown);
  return page.code.dailySetIn(shown).tasks.filter(({ id }) => !completed.has(id));
}

/** An action of the member on one of a device's pages. */
const offered = (rate: number, offer: Offered): Incident => ({
  rate,
  happen: (place) => {
    const { device, which } = place;
    const page = oneOf(device.tabs, which);
    const shown = page?.shown();
    const action = page && shown && offer({ ...place, page, shown, at: page.code.now() });
    if (!action) return undefined;
    void page.act(action);
    return `${device.name} does ${JSON.stringify({ ...action, task: undefined, tasks: undefined })}`;
  },
});

/** An action on one of a page's goals. */
const toGoal = (rate: number, act: (goal: Selection, offer: Offer) => NewAction) =>
  offered(rate, (offer) => {
    const goal = oneOf(offer.shown.goals, offer.which);
    return goal && act(goal, offer);
  });

/** The member's possible actions on the home page. */
export const DEEDS = {
  complete: offered(30, (offer) => {
    const task = oneOf(openTasks(offer), offer.which);
    return task && offer.page.code.completionOf(task, offer.at);
  }),
  completeGoal: offered(8, ({ page, shown, at, which }) => {
    const completed = page.completed(shown);
    const open = shown.goals.filter(({ taskId }) => !completed.has(taskId));
    const task = oneOf(open, which)?.task;
    return task ? page.code.completionOf(task, at) : undefined;
  }),
  undo: offered(10, ({ page, shown, at, which }) => {
    // Two devices that undo the same completion of another client both lower the level (docs/simulation.md).
    const listed = shown.completions.filter(
      (row) => row.task && page.code.listedAs(shown.record, row),
    );
    const row = oneOf(listed, which);
    return row && page.code.undoOf(shown, { row, name: row.taskId }, at);
  }),
  note: offered(11, ({ page, shown, at, which }) => {
    const row = oneOf(shown.completions, which);
    const note = further(which) < 0.2 ? null : `Noted at ${at}`;
    return row && page.code.noteOn({ row, name: row.taskId }, note, at);
  }),
  swap: offered(10, (offer) => {
    const { page, shown, which, at } = offer;
    const going = oneOf(openTasks(offer), which);
    const reason = oneOf([null, ...SET_ASIDE_REASONS], further(which)) ?? null;
    if (!going) return undefined;
    const swap = page.code.swapOf(shown, { task: going, reason }, { tasks: page.dailies, at });
    if (swap) page.swapped = { task: swap.task, back: going };
    return swap;
  }),
  swapBack: offered(4, ({ page, shown, at }) => {
    const { swapped } = page;
    page.swapped = undefined;
    return swapped && page.code.swapOf(shown, { ...swapped, reason: null }, { tasks: [], at });
  }),
  refresh: offered(5, ({ page, device, shown, at }) => {
    if (!page.hasChoice || !device.isOnline || shown.record.set.number === 0) return undefined;
    return page.code.refreshOf(shown, { tasks: page.dailies, at }, { at });
  }),
  takeBack: offered(4, ({ page, device, shown, at }) =>
    device.isOnline ? page.code.takenBack(shown, at) : undefined,
  ),
  checkInLate: offered(10, ({ page, shown, at, which }) => {
    const { last } = shown.record;
    const task = shown.tasks.get(oneOf(page.code.lateTasks(shown, at), which) ?? '');
    return last && task ? page.code.completionOf(task, at, page.code.lateInstant(last)) : undefined;
  }),
  dismissLate: offered(2, ({ shown, at }) => {
    const { last } = shown.record;
    return last && { kind: 'late', end: last.end, tasks: [], at };
  }),
  aside: offered(2, ({ page, at, which }) => {
    const task = oneOf(page.dailies, which);
    const reason = oneOf(SET_ASIDE_REASONS, further(which)) ?? null;
    return task && { kind: 'aside', ...named(task.id), reason, at };
  }),
  bringBack: offered(2, ({ shown, at, which }) => {
    const entry = oneOf(shown.record.aside, which);
    return entry && { kind: 'aside', ...named(entry.taskId), reason: null, at };
  }),
  addGoal: offered(6, ({ device, shown, at, which }) => {
    const listed = new Set(shown.goals.map(({ taskId }) => taskId));
    const unlisted = device.offered.filter(
      ({ id, difficulty }) => difficulty !== 'Daily' && !listed.has(id),
    );
    const task = oneOf(unlisted, which);
    return task && { kind: 'add', task, goal: null, at };
  }),
  removeGoal: toGoal(3, (goal, { page, at }) => page.code.removalOf(goal, goal.taskId, at)),
  planGoal: toGoal(4, (goal, { page, at }) =>
    page.code.planOf(goal, goal.taskId, { cue: `at ${at}` }, at),
  ),
  tickStep: toGoal(4, ({ taskId }, { at, which }) => {
    const kind = further(which) < 0.7 ? 'tick' : 'untick';
    return { kind: 'steps', ...named(taskId), change: { kind, stepId: 's1' }, at };
  }),
};
