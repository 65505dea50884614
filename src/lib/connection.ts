import { siteAnswers } from './site-answers';

/** How long a check waits for its response before the connection counts as lost. */
const PATIENCE_MS = 1000;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Whether requests get answers. The browser is often wrong about this, such as behind a VPN or a docking station, so
 * its events only prompt a check.
 */
export class Connection {
  readonly #tryOut: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  #isOnline = true;
  #answers = 0;
  #attempt: Promise<void> | undefined;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: AbortController | undefined;

  /** `tryOut` makes a small request and resolves with whether it got an answer. */
  constructor(tryOut: () => Promise<boolean>) {
    this.#tryOut = tryOut;
  }

  readonly isOnline = (): boolean => this.#isOnline;

  /**
   * Calls `listener` whenever `isOnline` changes. As long as there are subscribers, keeps checking a lost connection.
   * Returns an unsubscribe function.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#watch ??= this.#startWatching();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#watch?.abort();
      this.#watch = undefined;
      clearTimeout(this.#timer);
    };
  };

  /** Records whether requests currently get answers. */
  note(isAnswered: boolean): void {
    if (isAnswered) this.#answers += 1;
    clearTimeout(this.#timer);
    if (isAnswered) this.#pause = FIRST_PAUSE_MS;
    else if (this.#watch) this.#tryLater();
    if (isAnswered === this.#isOnline) return;
    this.#isOnline = isAnswered;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Makes one small request and returns whether there is a connection. A request that takes longer than a second counts
   * as unanswered until its response comes.
   */
  async findOut(): Promise<boolean> {
    this.#attempt ??= this.#try();
    await Promise.race([this.#attempt, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
    return this.#isOnline;
  }

  /** Called when a request gets no answer. If there are subscribers, checks whether others would get one. */
  async unanswered(): Promise<void> {
    if (this.#watch) await this.findOut();
  }

  async #try(): Promise<void> {
    const before = this.#answers;
    const giveUp = () => {
      if (this.#answers === before) this.note(false);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    const isAnswered = await this.#tryOut();
    clearTimeout(timer);
    this.#attempt = undefined;
    if (isAnswered) this.note(true);
    // Meanwhile, a request from before the loss of the connection may have been answered.
    else if (this.#answers > before && this.#watch) this.#tryLater();
    else giveUp();
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => void this.findOut(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
  }

  #startWatching(): AbortController {
    const watch = new AbortController();
    const findOut = () => void this.findOut();
    const findOutIfLost = () => {
      if (!this.#isOnline) findOut();
    };
    addEventListener('offline', findOut, watch);
    // Browsers often report a connection just before anything can be sent.
    const findOutSoon = () => {
      this.#pause = FIRST_PAUSE_MS;
      findOutIfLost();
    };
    addEventListener('online', findOutSoon, watch);
    addEventListener('focus', findOutIfLost, watch);
    document.addEventListener('visibilitychange', findOutIfLost, watch);
    if (!navigator.onLine) findOut();
    return watch;
  }
}

/** This page's connection. */
export const connection = new Connection(siteAnswers);
