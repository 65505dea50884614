import { siteAnswers } from './site-answers';

/** How long a check waits for its response before the connection counts as lost. */
const TIMEOUT_MS = 1000;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Whether requests get answers. The browser is often wrong about this, such as behind a VPN or a docking station, so
 * its events only prompt a check.
 */
export class Connection {
  readonly #probe: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  #isOnline = true;
  #answers = 0;
  #attempt: Promise<void> | undefined;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #abort: AbortController | undefined;

  /** `probe` makes a small request and resolves with whether it got an answer. */
  constructor(probe: () => Promise<boolean>) {
    this.#probe = probe;
  }

  readonly isOnline = (): boolean => this.#isOnline;

  /**
   * Calls `listener` whenever `isOnline` changes. As long as there are subscribers, keeps checking a lost connection.
   * Returns an unsubscribe function.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#abort ??= this.#startWatching();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#abort?.abort();
      this.#abort = undefined;
      clearTimeout(this.#timer);
    };
  };

  /** Records whether requests currently get answers. */
  record(isAnswered: boolean): void {
    if (isAnswered) this.#answers += 1;
    clearTimeout(this.#timer);
    if (isAnswered) this.#pause = FIRST_PAUSE_MS;
    else if (this.#abort) this.#tryLater();
    if (isAnswered === this.#isOnline) return;
    this.#isOnline = isAnswered;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Makes one small request and returns whether there is a connection. A request that takes longer than a second counts
   * as unanswered until its response comes.
   */
  async check(): Promise<boolean> {
    this.#attempt ??= this.#try();
    await Promise.race([this.#attempt, new Promise((done) => setTimeout(done, TIMEOUT_MS))]);
    return this.#isOnline;
  }

  /** Called when a request gets no answer. If there are subscribers, checks whether others would get one. */
  async noteNoAnswer(): Promise<void> {
    if (this.#abort) await this.check();
  }

  async #try(): Promise<void> {
    const before = this.#answers;
    const giveUp = () => {
      if (this.#answers === before) this.record(false);
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    const isAnswered = await this.#probe();
    clearTimeout(timer);
    this.#attempt = undefined;
    if (isAnswered) this.record(true);
    // A request sent before the connection was lost may have been answered meanwhile.
    else if (this.#answers > before && this.#abort) this.#tryLater();
    else giveUp();
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => void this.check(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
  }

  #startWatching(): AbortController {
    const abort = new AbortController();
    const check = () => void this.check();
    const checkIfLost = () => {
      if (!this.#isOnline) check();
    };
    addEventListener('offline', check, abort);
    // Browsers often report a connection just before anything can be sent.
    const checkSoon = () => {
      this.#pause = FIRST_PAUSE_MS;
      checkIfLost();
    };
    addEventListener('online', checkSoon, abort);
    addEventListener('focus', checkIfLost, abort);
    document.addEventListener('visibilitychange', checkIfLost, abort);
    if (!navigator.onLine) check();
    return abort;
  }
}

/** This page's connection. */
export const connection = new Connection(siteAnswers);
