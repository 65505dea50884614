import { setImmediate } from 'node:timers/promises';

/** Resolvers of one request that run at the same time. */
const concurrency = 4;

/**
 * Runs the resolvers of one request a few at a time, and lets the event loop turn before each, so that a
 * document with hundreds of them doesn't keep other requests waiting.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Runs `action` when its turn comes. Returns its result, or throws its error. */
  async take<T>(action: () => Promise<T>): Promise<T> {
    if (this.#running >= concurrency) {
      await new Promise<void>((start) => this.#waiting.push(start));
    } else this.#running += 1;
    try {
      await setImmediate();
      return await action();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
