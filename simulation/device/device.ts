import type { Member } from '@/domain/actions/member';
import { HOUR_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { CLOCK_TOLERANCE_MS } from '@/lib/clock';
import type { Api } from '../api';
import type { Dice } from '../dice';
import type { Network } from '../network';
import type { Truth } from '../truth';
import type { VirtualTime } from '../virtual-time';
import { Page } from './page';
import type { Start } from './start';
import { BrowserStorage } from './storage';

/** The environment that a life's devices share. */
export interface Around {
  readonly time: VirtualTime;
  readonly api: Api;
  readonly dice: Dice;
  readonly truth: Truth;
  readonly start: Start;
  readonly network: Network;
}

/** A browser with its tabs: their shared state, and its network and clock. */
export class Device {
  readonly name: string;
  readonly around: Around;
  readonly storage: BrowserStorage;
  isOnline = true;
  /** Whether requests and responses may be lost. */
  isUnsure = true;
  /** Whether something other than the API responds to its requests. */
  isPortal = false;
  /** The member as the browser remembers it from the last visit. */
  kept: Member | undefined;
  /** The live tasks as the latest page has read them. */
  offered: readonly Task[] = [];
  zone = 'UTC';
  isSignedIn = true;
  /** Whether newly opened pages run the later version of the application. */
  isUpdated = false;
  tabs: readonly Page[] = [];
  /** How far its clock is ahead, in milliseconds, and how many times it was set. */
  ahead = 0;
  timesSet = 0;
  #actions = 0;
  /** When the session's token was issued, and how far the device's clock was behind then, in milliseconds. */
  #token: { readonly ahead: number; readonly at: number };
  readonly #hasLocks: boolean;
  /** Resolves when its tabs have finished sending, if it has locks. */
  turn: Promise<unknown> = Promise.resolve();

  constructor(name: string, around: Around) {
    this.name = name;
    this.around = around;
    this.storage = new BrowserStorage(() => around.time.now);
    this.#token = { ahead: 0, at: around.time.now };
    // Browsers have no locks on insecure pages.
    this.#hasLocks = around.dice.isHit(0.8);
  }

  /** Ends its network problems. */
  connect(): void {
    Object.assign(this, { isOnline: true, isUnsure: false, isPortal: false });
  }

  /** Ends the problems of its network, storage, session and clock. */
  recover(): void {
    this.connect();
    Object.assign(this.storage, { isFull: false, isBlocked: false });
    this.isSignedIn = !this.around.api.isGone;
    this.setClock(0);
    this.#issueToken();
  }

  /** Sets how far its clock is ahead, in milliseconds. */
  setClock(ahead: number): void {
    if (ahead !== this.ahead) this.timesSet += 1;
    this.ahead = ahead;
  }

  get localStorage(): object {
    return this.storage.forPages;
  }

  /** Returns the time on its clock, in milliseconds since the epoch. */
  now(): number {
    return this.around.time.now + this.ahead;
  }

  /** Whether the application knows how far off the clock is. */
  get isClockKnown(): boolean {
    return this.#token.ahead === -this.ahead;
  }

  /**
   * Renews the session's token, which is valid for an hour, if `isForced` is set, or if the token seems to have expired
   * or to come from the future. Returns false if it can't.
   */
  renewToken(isForced: boolean): boolean {
    const age = this.now() + this.#token.ahead - this.#token.at;
    if (!isForced && -CLOCK_TOLERANCE_MS <= age && age < HOUR_MS) return true;
    if (!this.isSignedIn || !this.isOnline || this.isPortal) return false;
    this.#issueToken();
    return true;
  }

  #issueToken(): void {
    this.#token = { ahead: -this.ahead, at: this.around.time.now };
    for (const page of this.tabs) page.code.learnClock(this.#token);
  }

  /** Returns an ID for an action. */
  newId(): string {
    this.#actions += 1;
    return `${this.name.at(-1)}${String(this.#actions).padStart(7, '0')}`;
  }

  /** Opens the home page in a new tab. */
  open(): Page {
    const place = this.tabs.some((tab) => tab.place === 0) ? 1 : 0;
    const page = new Page(this, place, this.around.start(`${this.name}, tab ${place + 1}`, this));
    this.tabs = [...this.tabs, page];
    page.code.learnClock(this.#token);
    return page;
  }

  /** Ends all tabs like a crash: their code stops, but requests under way may still arrive. */
  closeAll(): void {
    for (const page of this.tabs.toReversed()) page.end();
    this.tabs = [];
  }

  /**
   * Runs `send` while no other tab does. In a browser without locks, only the same tab is kept from sending twice at
   * once.
   */
  alone(page: Page, send: () => Promise<void>): Promise<void> {
    const holder = this.#hasLocks ? this : page;
    const sent = holder.turn.then(send);
    // A tab that is closed releases its lock.
    holder.turn = Promise.race([sent.catch(() => undefined), page.closed]);
    return sent;
  }
}
