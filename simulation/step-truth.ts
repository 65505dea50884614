import { goalIn } from '@/domain/goal-state';
import type { Browser } from './device/browser';

interface StepChange {
  readonly taskId: string;
  readonly stepId: string;
  readonly isDone: boolean;
  /** By the clock of its device, in milliseconds since the epoch. */
  readonly at: number;
  /** What the page said; undefined if it said that it failed, or never said anything. */
  outcome: 'stored' | 'waiting' | 'listed' | undefined;
  readonly browser: Browser;
  /** How often that browser had lost its latest writes by then. */
  readonly torn: number;
}

/** What the member was told about the steps that they ticked and unticked. */
export class StepTruth {
  readonly #changes: StepChange[] = [];

  /** Runs a change of a step and notes its outcome. */
  async note(
    about: Omit<StepChange, 'outcome' | 'torn'>,
    run: () => Promise<NonNullable<StepChange['outcome']>>,
  ): Promise<void> {
    const change: StepChange = { ...about, torn: about.browser.torn, outcome: undefined };
    this.#changes.push(change);
    change.outcome = await run();
  }

  /** Returns the latest changes of steps that the goals' texts, by task, contradict (docs/protocol.md, I14). */
  contradictions(goals: ReadonlyMap<string, string | null>): string[] {
    return this.#changes.flatMap((change) => {
      const { taskId, stepId, isDone, at } = change;
      const others = this.#changes.filter(
        (one) => one !== change && one.taskId === taskId && one.stepId === stepId,
      );
      const isLatest = others.every((one) => one.at < at);
      const goal = goals.get(taskId);
      if (goal === undefined || !isLatest || !isCertain(change)) return [];
      const tick = goalIn(goal).steps?.ticks.find(({ id }) => id === stepId);
      return tick?.isDone === isDone
        ? []
        : [`I14: Step ${stepId} of ${taskId} isn’t ${isDone ? 'done' : 'open'}, as it was left`];
    });
  }
}

function isCertain({ outcome, browser, torn, taskId }: StepChange): boolean {
  if (outcome === undefined) return false;
  const isTold = browser.unrecorded().includes(`“Task ${taskId}”`);
  return outcome !== 'waiting' || (browser.torn === torn && !isTold);
}
