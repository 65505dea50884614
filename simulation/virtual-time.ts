interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/**
 * A simulation's only clock: it stands still while code runs, then jumps to the next timer. Timers of the same instant
 * run in the order they were set, so one seed yields one trace.
 */
export class VirtualTime {
  /** In milliseconds since the epoch. */
  now: number;
  readonly #timers: Timer[] = [];

  constructor(now: number) {
    this.now = now;
  }

  /** Runs `run` after some milliseconds. Returns a function that cancels it. */
  after(delay: number, run: () => void): () => void {
    const timer = { at: this.now + Math.max(0, delay), run };
    const index = this.#timers.findLastIndex(({ at }) => at <= timer.at) + 1;
    this.#timers.splice(index, 0, timer);
    return () => {
      const at = this.#timers.indexOf(timer);
      if (at >= 0) this.#timers.splice(at, 1);
    };
  }

  /** Resolves after some milliseconds. */
  wait(delay: number): Promise<void> {
    return new Promise((resolve) => void this.after(delay, resolve));
  }

  /** Runs all timers until `done` settles. Throws the error that `done` rejects with, or an error if no timer is left. */
  async runUntil<T>(done: Promise<T>): Promise<T> {
    const waiting = new Set([done]);
    const end = () => waiting.delete(done);
    done.then(end, end);
    await allCodeHasRun();
    while (waiting.size > 0) {
      const next = this.#timers.shift();
      if (!next) throw new Error('The simulation waits for something that never comes');
      this.now = next.at;
      next.run();
      await allCodeHasRun();
    }
    return done;
  }
}

/** Resolves once all promise callbacks have run: Node runs them before the next tick that they request. */
function allCodeHasRun(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
