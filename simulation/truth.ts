import type { Completion } from '@/domain/completion';
import type { Browser } from './device/browser';
import type { Stored } from './device/answers';

interface Change {
  readonly kind: 'complete' | 'undo';
  readonly began: number;
  /** When it began by the clock of its device. */
  readonly noted: number;
  ended: number | undefined;
  /** What the page said was stored; undefined if it said that it failed, or never said anything. */
  stored: (Stored & { readonly taskId: string }) | undefined;
  /** Where it was done, and how often that browser had lost its latest writes by then. */
  readonly browser: Browser;
  readonly torn: number;
}

/** What the member was told: which completions are stored, and which are undone. */
export class Truth {
  readonly #changes: (Change & { readonly taskId: string })[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Runs a completion and notes its outcome. */
  complete(
    taskId: string,
    browser: Browser,
    run: () => Promise<Stored | undefined>,
  ): Promise<void> {
    return this.#note('complete', taskId, browser, run);
  }

  /** Runs an undo and notes its outcome. */
  undo(
    row: { readonly taskId: string },
    browser: Browser,
    run: () => Promise<Stored | undefined>,
  ): Promise<void> {
    return this.#note('undo', row.taskId, browser, run);
  }

  async #note(
    kind: Change['kind'],
    taskId: string,
    browser: Browser,
    run: () => Promise<Stored | undefined>,
  ): Promise<void> {
    const change: Change & { taskId: string } = {
      kind,
      taskId,
      began: this.#now(),
      noted: this.#now() + browser.skew,
      ended: undefined,
      stored: undefined,
      browser,
      torn: browser.torn,
    };
    this.#changes.push(change);
    const stored = await run();
    change.ended = this.#now();
    change.stored = stored && { ...stored, taskId };
  }

  /**
   * Returns what the stored rows contradict: a completion that was acknowledged and is gone, or one that was undone
   * and is back. Where changes of one task overlapped, either may have been the last.
   */
  contradictions(rows: readonly Completion[]): string[] {
    return this.#changes.flatMap((change) => {
      const { kind, stored, ended, taskId } = change;
      if (!stored || ended === undefined) return [];
      const isLast = this.#changes.every(
        (other) =>
          other === change || other.taskId !== taskId || (other.ended ?? Infinity) < change.began,
      );
      if (!isLast || isExcused(change) || this.#isUndoneLater(change)) return [];
      const isThere = rows.some(
        (row) => row.taskId === taskId && (covers(row, stored.at) || isSentAgain(row, stored.at)),
      );
      if (kind === 'complete' && !isThere) return [`${stored.row} was completed, but isn’t stored`];
      const isBack = rows.some((row) => row.taskId === taskId && isSentAgain(row, stored.at));
      return kind === 'undo' && isBack ? [`${stored.row} was undone, but is stored`] : [];
    });
  }

  // The completion found its row stored, and an undo waited that was later by the clock of its device (I16).
  #isUndoneLater({ kind, stored, browser, noted }: Change): boolean {
    return (
      kind === 'complete' &&
      this.#changes.some(
        (other) =>
          other.kind === 'undo' &&
          other.browser !== browser &&
          other.noted >= noted &&
          other.stored?.isKept === true &&
          other.stored.row === stored?.row,
      )
    );
  }
}

// It waited in a browser that lost its storage, or that told the member why it couldn't be recorded.
function isExcused({ stored, browser, torn, taskId }: Change & { taskId: string }): boolean {
  const isTold =
    browser.unrecorded().includes(`“${taskId}”`) ||
    browser.unrecorded().includes(`“Task ${taskId}”`);
  return stored?.isKept === true && (browser.torn > torn || isTold);
}

// What is undone, or whose row is in the way, and is sent again is stored a millisecond later, under another ID.
function isSentAgain({ completedDate }: Completion, instant: string): boolean {
  const later = Date.parse(completedDate) - Date.parse(instant);
  return later >= 0 && later < 1000;
}

function covers({ completedDate, expirationDate }: Completion, instant: string): boolean {
  return completedDate <= instant && instant <= expirationDate;
}
