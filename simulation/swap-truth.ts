import type { DailyRecord } from '@/domain/daily-record';
import { periodOf, slotOf } from '@/domain/row-ids';
import type { DailyRow } from './invariants';
import type { SwapThatWaits } from './device/answers';
import type { Browser } from './device/browser';

interface Noted {
  readonly deed: SwapThatWaits;
  readonly browser: Browser;
  /** How often that browser had lost its latest writes by then. */
  readonly torn: number;
}

/** The swaps of a member that waited for a connection, and what was stored. */
export class SwapTruth {
  readonly #waited: Noted[] = [];
  readonly #takenBack = new Set<string>();
  /** When swaps were taken back last, by the clocks of the devices. */
  readonly #backAt = new Map<string, number>();
  /** The tasks that swaps of a set removed, from any place. */
  readonly #gone = new Set<string>();
  /** What the document once said. */
  readonly #stored = new Set<string>();

  /** Notes the outcome of a member's swap. */
  note(
    browser: Browser,
    { waits, takenBack }: { waits: SwapThatWaits | undefined; takenBack: readonly number[] },
  ): void {
    if (waits) this.#waited.push({ deed: waits, browser, torn: browser.torn });
    for (const { deed } of this.#waited.filter((one) => takenBack.includes(one.deed.at)))
      this.#takenBack.add(textOf(deed));
  }

  /** Notes what the member document and the daily rows say after a write. */
  observe({ swap, setAside }: DailyRecord, rows: readonly DailyRow[]): void {
    for (const { id, taskId } of rows) this.#stored.add(`${periodOf(id)}#${slotOf(id)}: ${taskId}`);
    if (swap) {
      const { period, slot, tasks, away } = swap;
      this.#stored.add(`${period}#${slot}: ${away.at(-1)} > ${tasks[slot]}`);
      this.#stored.add(`${period}#${slot}: ${away.at(-1)} gone`);
      this.#gone.add(`${period}: ${away.at(-1)}`);
      for (const [shown, gone, at] of swap.back ?? [])
        this.#backAt.set(`${period}: ${shown} > ${gone}`, at);
    }
    for (const { taskId, at } of setAside) this.#stored.add(`${taskId} aside at ${at}`);
  }

  /** Returns the swaps that waited and were neither stored nor told. */
  contradictions(): string[] {
    return this.#waited
      .filter((one) => !this.#isExcused(one))
      .flatMap(({ deed }) => {
        const isMade = !deed.isStored || this.#isMade(deed);
        if (!isMade) return [`Swap ${textOf(deed)} is neither stored nor told`];
        const { setAside, isBack } = deed;
        const isAside =
          !setAside || isBack || this.#stored.has(`${setAside.taskId} aside at ${setAside.at}`);
        return isAside ? [] : [`What swap ${textOf(deed)} sets aside is neither stored nor told`];
      });
  }

  #isMade(deed: SwapThatWaits): boolean {
    const place = placeOf(deed);
    if (this.#stored.has(textOf(deed))) return true;
    // Its task went in another swap, and the one in its place was shown and went too, so it counts as made.
    const isGone = this.#stored.has(`${place}: ${deed.taskId} gone`);
    if (isGone && this.#gone.has(`${periodOf(deed.id)}: ${deed.task.id}`)) return true;
    // What it takes back may be what couldn't be stored.
    return deed.isBack
      ? !this.#stored.has(`${place}: ${deed.task.id} > ${deed.taskId}`)
      : deed.task.id === deed.taskId || this.#stored.has(`${place}: ${deed.task.id}`);
  }

  // It waited in a browser that lost its storage or told the member why, or was taken back before it was sent (I17).
  #isExcused({ deed, browser, torn }: Noted): boolean {
    const isTold = browser.unrecorded().includes(`“${deed.name}”`);
    const pair = `${periodOf(deed.id)}: ${deed.taskId} > ${deed.task.id}`;
    const isBack = this.#takenBack.has(textOf(deed)) || (this.#backAt.get(pair) ?? 0) > deed.at;
    return browser.torn > torn || isTold || isBack;
  }
}

const placeOf = ({ id }: SwapThatWaits) => `${periodOf(id)}#${slotOf(id)}`;

const textOf = (deed: SwapThatWaits) => `${placeOf(deed)}: ${deed.taskId} > ${deed.task.id}`;
