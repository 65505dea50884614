import type { Browser } from './device/browser';

const HOUR_MS = 60 * 60_000;

type Outcome = 'stored' | 'listed' | 'waiting';

interface ListChange {
  readonly kind: 'add' | 'remove';
  readonly taskId: string;
  readonly began: number;
  ended: number;
  /** What the page said; undefined if it said that it failed, or never said anything. */
  outcome: Outcome | undefined;
  readonly browser: Browser;
  /** How often that browser had lost its latest writes by then. */
  readonly torn: number;
}

/** What the member was told about the tasks that they added and removed. */
export class ListTruth {
  readonly #changes: ListChange[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Runs an addition or a removal and notes its outcome. */
  async note(
    about: Pick<ListChange, 'kind' | 'taskId' | 'browser'>,
    run: () => Promise<Outcome>,
  ): Promise<void> {
    const change = this.#begin(about);
    change.outcome = await run();
    change.ended = this.#now();
  }

  /** Notes an addition with a question: while that is open, it waits if its browser keeps it. */
  async noteAsked(
    about: Pick<ListChange, 'taskId' | 'browser'>,
    { isKept, outcome }: { readonly isKept: boolean; readonly outcome: Promise<Outcome> },
  ): Promise<void> {
    const change = this.#begin({ ...about, kind: 'add' });
    if (isKept) Object.assign(change, { outcome: 'waiting', ended: change.began });
    try {
      change.outcome = await outcome;
      change.ended = this.#now();
    } catch (error) {
      Object.assign(change, { outcome: undefined, ended: Infinity });
      throw error;
    }
  }

  #begin(about: Pick<ListChange, 'kind' | 'taskId' | 'browser'>): ListChange {
    const { torn } = about.browser;
    const began = this.#now();
    const change: ListChange = { ...about, torn, began, ended: Infinity, outcome: undefined };
    this.#changes.push(change);
    return change;
  }

  /** Whether a task was removed from the list, or may have been; what its row noted is gone then. */
  wasRemoved(id: string): boolean {
    return this.#changes.some(({ kind, taskId }) => kind === 'remove' && taskId === id);
  }

  /** Returns the last changes of tasks that exist which the list contradicts (docs/protocol.md, I13). */
  contradictions(listed: ReadonlySet<string>, exists: (taskId: string) => boolean): string[] {
    return this.#changes.flatMap((change) => {
      const { kind, taskId } = change;
      const isWrong = listed.has(taskId) !== (kind === 'add');
      if (!isWrong || !exists(taskId) || !this.#isCertain(change)) return [];
      return [`I13: The last change of ${taskId} was to ${kind} it, which the list contradicts`];
    });
  }

  /** Whether a change has to be what the list shows: nothing later or about as late may have become of the task. */
  #isCertain(change: ListChange): boolean {
    const { kind, taskId, began, outcome, browser } = change;
    if (outcome === undefined || isExcused(change)) return false;
    const others = this.#changes.filter((one) => one !== change && one.taskId === taskId);
    // An addition that arrives after the task was removed lists it again: a removal leaves no trace.
    const isListedLate = others.some((one) => one.kind === 'add' && one.browser.lastHeld > began);
    if (kind === 'remove' && isListedLate) return false;
    // Requests that a browser repeats arrive late.
    if (others.some(({ ended }) => ended + HOUR_MS > began)) return false;
    // What waited, and what a browser sends again whose storage has lost that it was sent (decision 125).
    const sentLater = others.filter(
      (one) =>
        one.browser.torn > one.torn || (one.outcome === 'waiting' && one.browser !== browser),
    );
    // What another device adds stays, whenever it is sent; and a row that it had added may be one that it removes.
    return kind === 'add' && outcome === 'stored'
      ? true
      : sentLater.every((one) => one.kind === kind);
  }
}

// It waited in a browser that lost its storage, or that told the member why it couldn't be recorded.
function isExcused({ outcome, browser, torn, taskId }: ListChange): boolean {
  const isTold = browser.unrecorded().includes(`“Task ${taskId}”`);
  return outcome === 'waiting' && (browser.torn > torn || isTold);
}
