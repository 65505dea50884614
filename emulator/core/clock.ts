/** The emulator's only source of time, so that tests can move it. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** Calls the listener whenever a test moves the time. Returns an unsubscribe function. */
  onMove(listener: () => void): () => void;
}

/** A clock that follows the system clock, and can be moved or stopped. */
export class AdjustableClock implements Clock {
  #offsetMs = 0;
  #stoppedAt: number | undefined;
  readonly #listeners = new Set<() => void>();

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#offsetMs);
  }

  /** Moves the clock by `ms` milliseconds; negative values move it back. */
  advance(ms: number): void {
    this.#offsetMs += ms;
    for (const listener of this.#listeners) listener();
  }

  onMove(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Freezes the time until `start`, so that tests don't depend on the machine's speed. */
  stop(): void {
    this.#stoppedAt = Date.now();
  }

  /** Follows the system clock again. */
  start(): void {
    this.#stoppedAt = undefined;
  }
}
