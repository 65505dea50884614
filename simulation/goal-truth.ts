import { goalIn } from '@/domain/goal-state';
import type { Browser } from './device/browser';

/** What a member did with a goal: ticked or unticked a step, or planned it. */
type GoalChange =
  | { readonly kind: 'step'; readonly stepId: string; readonly isDone: boolean }
  | { readonly kind: 'plan'; readonly cue: string };

type Noted = GoalChange & {
  readonly taskId: string;
  /** By the clock of its device, in milliseconds since the epoch. */
  readonly at: number;
  /** What the page said; undefined if it said that it failed, or never said anything. */
  outcome: 'stored' | 'waiting' | 'listed' | undefined;
  readonly browser: Browser;
  /** How often that browser had lost its latest writes by then. */
  readonly torn: number;
};

/** What the member was told about the plans of goals and the steps that they ticked and unticked. */
export class GoalTruth {
  readonly #changes: Noted[] = [];

  /** Runs a change of a goal and notes its outcome. */
  async note(
    about: GoalChange & Pick<Noted, 'taskId' | 'at' | 'browser'>,
    run: () => Promise<NonNullable<Noted['outcome']>>,
    isKept = false,
  ): Promise<void> {
    const change: Noted = { ...about, torn: about.browser.torn, outcome: undefined };
    // What its browser keeps already waits.
    if (isKept) change.outcome = 'waiting';
    this.#changes.push(change);
    try {
      change.outcome = await run();
    } catch (error) {
      change.outcome = undefined;
      throw error;
    }
  }

  /** Returns the latest plans and changes of steps that the goals' texts, by task, contradict (docs/protocol.md, I14, I15). */
  contradictions(goals: ReadonlyMap<string, string | null>): string[] {
    return this.#changes.flatMap((change) => {
      const others = this.#changes.filter(
        (one) => one !== change && subjectOf(one) === subjectOf(change),
      );
      const isLatest = others.every((one) => one.at < change.at);
      const goal = goals.get(change.taskId);
      if (goal === undefined || !isLatest || !isCertain(change)) return [];
      return contradictionOf(change, goal) ?? [];
    });
  }
}

function subjectOf(change: Noted): string {
  return `${change.taskId} ${change.kind === 'step' ? change.stepId : 'plan'}`;
}

function contradictionOf(change: Noted, text: string | null): string | undefined {
  const { plan, steps } = goalIn(text);
  const { taskId } = change;
  if (change.kind === 'plan') {
    const isKept = plan?.cue === change.cue;
    return isKept ? undefined : `I15: The plan of ${taskId} isn’t “${change.cue}”, as it was left`;
  }
  const { stepId, isDone } = change;
  const isKept = steps?.ticks.find(({ id }) => id === stepId)?.isDone === isDone;
  const left = isDone ? 'done' : 'open';
  return isKept ? undefined : `I14: Step ${stepId} of ${taskId} isn’t ${left}, as it was left`;
}

function isCertain({ outcome, browser, torn, taskId }: Noted): boolean {
  if (outcome === undefined) return false;
  const isTold = browser.unrecorded().includes(`“Task ${taskId}”`);
  return outcome !== 'waiting' || (browser.torn === torn && !isTold);
}
