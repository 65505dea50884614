import { SET_ASIDE_REASONS } from '@/domain/daily-record';
import type { Browser } from './device/browser';
import type { Page } from './device/code';
import type { Device } from './device/device';
import { addOrPlan, answerPlan, askPlan } from './goal-deeds';
import type { GoalTruth } from './goal-truth';
import type { ListTruth } from './list-truth';
import type { Step } from './plan';
import type { SwapTruth } from './swap-truth';
import type { Truth } from './truth';

type Tab = Device['tabs'][number];
type SwapClick = Parameters<Page['undoSwap']>[0];

/** Who notes what the member was told, and the browser that told it. */
export interface Witnesses {
  readonly truth: Truth;
  readonly lists: ListTruth;
  readonly goals: GoalTruth;
  readonly swaps: SwapTruth;
  readonly browser: Browser;
}

/** The swaps whose message still offers to undo them, by tab. */
const offers = new WeakMap<Tab, SwapClick>();

/**
 * Lets a member do something on a page, as far as the page offers it. Resolves to what was done, for the trace;
 * undefined if there was nothing to do. Rejects if the page shows an error.
 */
export function act(
  step: Step,
  tab: Tab,
  { truth, lists, goals, swaps, browser }: Witnesses,
): Promise<string | undefined> | undefined {
  const { page } = tab;
  const one = <T>(items: readonly T[]): T | undefined =>
    items[Math.min(items.length - 1, Math.floor(step.which * items.length))];
  // Its dialog is in the way.
  if (step.deed !== 'answerPlan') page.planQuestion.skip();
  switch (step.deed) {
    case 'complete':
    case 'completeGoal': {
      const task = one(step.deed === 'complete' ? page.openDailies() : page.openGoals());
      return (
        task &&
        once(tab, `complete ${task.id}`, () =>
          truth.complete(task.id, browser, () => page.complete(task)),
        )
      );
    }
    case 'checkInLate': {
      const late = page.late();
      const taskId = one(late?.taskIds ?? []);
      const task = { id: taskId };
      return late && taskId !== undefined
        ? once(tab, `complete ${task.id}`, () =>
            truth.complete(taskId, browser, () => page.checkIn(taskId, late.at)),
          )
        : undefined;
    }
    case 'undo': {
      // The page offers it once the completion is stored.
      const row = one(
        page.undoable().filter(({ taskId }) => !tab.pending.has(`complete ${taskId}`)),
      );
      return (
        row &&
        once(tab, `undo ${row.row}`, () => truth.undo(row, browser, () => page.undo(row.row)))
      );
    }
    case 'swap': {
      const task = one(page.openDailies());
      const reason = step.which < 0.5 ? one(SET_ASIDE_REASONS) : undefined;
      return (
        task &&
        once(tab, `swap ${task.id}`, async () => {
          const swapped = await page.swap(task, reason);
          if (swapped) swaps.note(browser, swapped);
          if (swapped?.undo) offers.set(tab, swapped.undo);
        })
      );
    }
    case 'undoSwap': {
      const click = offers.get(tab);
      offers.delete(tab);
      return (
        click &&
        once(tab, `swap back ${click.task.id}`, async () =>
          swaps.note(browser, await page.undoSwap(click)),
        )
      );
    }
    case 'refresh':
      return once(tab, 'refresh', () => page.refresh());
    case 'undoRefresh':
      return page.canUndoRefresh()
        ? once(tab, 'undo refresh', () => page.undoRefresh())
        : undefined;
    case 'dismissLate':
      return page.late() && once(tab, 'dismiss late', () => page.dismissLate());
    case 'addGoal':
      return once(tab, 'add a goal', () => addOrPlan(step, page, { lists, goals, browser }));
    case 'askPlan':
      return askPlan(step, page, { lists, browser });
    case 'skipPlan':
      return Promise.resolve('skip the question');
    case 'answerPlan':
      return answerPlan(step, page, { goals, browser });
    case 'removeGoal': {
      const row = one(page.goals());
      return (
        row &&
        once(tab, `remove ${row.taskId}`, () =>
          lists.note({ kind: 'remove', taskId: row.taskId, browser }, () => page.removeGoal(row)),
        )
      );
    }
    case 'return':
      return once(tab, 'return', () => page.visit());
    default:
      return undefined;
  }
}

/** Does something unless the same is under way on the page (D13). */
async function once(
  tab: Tab,
  what: string,
  run: () => Promise<unknown>,
): Promise<string | undefined> {
  if (tab.pending.has(what)) return undefined;
  tab.pending.add(what);
  try {
    await run();
    return what;
  } finally {
    tab.pending.delete(what);
  }
}
