import { SET_ASIDE_REASONS } from '@/domain/daily-record';
import type { Browser } from './device/browser';
import type { Page } from './device/code';
import type { Device } from './device/device';
import type { GoalTruth } from './goal-truth';
import type { ListTruth } from './list-truth';
import type { Step } from './plan';
import type { SwapTruth } from './swap-truth';
import type { Truth } from './truth';

type Tab = Device['tabs'][number];
type SwapClick = Parameters<Page['undoSwap']>[0];

/** Who notes what the member was told, and the browser that told it. */
interface Witnesses {
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

/** Adds a task that the list lacks, or plans one that it has, or ticks or unticks one of its steps. */
async function addOrPlan(
  { which }: Step,
  page: Page,
  { lists, goals, browser }: Omit<Witnesses, 'truth' | 'swaps'>,
): Promise<void> {
  const offered = await page.offered();
  const choices = [...offered, ...page.goals()];
  const choice = choices[Math.floor(which * choices.length)];
  if (!choice) return;
  if ('task' in choice) {
    const digit = Math.floor(which * 1000) % 10;
    const about = { taskId: choice.taskId, browser };
    if (digit < 3) {
      const cue = `Plan ${which}`;
      const { at, outcome } = page.planGoal(choice, cue);
      return goals.note({ ...about, kind: 'plan', cue, at }, () => outcome);
    }
    const [stepId, isDone] = [digit < 6 ? 'one' : 'two', digit % 2 === 0] as const;
    const { at, outcome } = page.tickStep(choice, stepId, isDone);
    return goals.note({ ...about, kind: 'step', stepId, isDone, at }, () => outcome);
  }
  const about = { kind: 'add', taskId: choice.id, browser } as const;
  await lists.note(about, () => page.addGoal(choice));
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
