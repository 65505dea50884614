/** Where every part of the emulator reads the time, so that a test can move it. */
export interface Clock {
  /** The current instant. */
  now(): Date;
}

/** A clock that runs with the machine's, and can be set ahead or back, or stopped. */
export class AdjustableClock implements Clock {
  #offsetMs = 0;
  #stoppedAt: number | undefined;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#offsetMs);
  }

  /** Moves the clock by `ms` milliseconds; negative values move it back. */
  advance(ms: number): void {
    this.#offsetMs += ms;
  }

  /** Holds the time until `start`, so that a slow machine cannot change what a test sees. */
  stop(): void {
    this.#stoppedAt = Date.now();
  }

  /** Lets the time run on with the machine's. */
  start(): void {
    this.#stoppedAt = undefined;
  }
}
