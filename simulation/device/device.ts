import type { Backend } from '../backend/api';
import type { Pool } from '../backend/pool';
import type { Dice } from '../dice';
import { type Connection, FAIR, type Fetch, fetchOver, type Weather } from '../network';
import type { VirtualTime } from '../virtual-time';
import { POOL_URL } from './addresses';
import { Browser } from './browser';
import type { DeviceCode } from './start';
import type { Page } from './code';

/** What all devices of a simulation share. */
export interface Surroundings {
  readonly time: VirtualTime;
  readonly backend: Backend;
  readonly pool: Pool;
  readonly code: DeviceCode;
  /** Returns the `fetch` of a page of a device; without it, the dice decide what goes wrong. */
  readonly fetchOf?: (connection: Connection, device: string) => Fetch;
}

interface OpenTab {
  readonly page: Page;
  isOpen: boolean;
  /** The writes that are under way: a second click on the same does nothing (D13). */
  readonly pending: Set<string>;
}

/** One browser of the member, with up to two tabs. */
export class Device {
  readonly name: string;
  readonly browser: Browser;
  weather: Weather;
  /** How many requests it sent while nobody was signed in. */
  sentSignedOut = 0;
  /** Whether the pages that it opens run the later version of the application. */
  isUpdated = false;
  readonly #accountId: string;
  readonly #around: Surroundings;
  readonly #tabs: OpenTab[] = [];

  constructor(name: string, accountId: string, weather: Weather, around: Surroundings) {
    this.name = name;
    this.weather = weather;
    this.#accountId = accountId;
    this.#around = around;
    this.browser = new Browser(accountId, around.pool);
  }

  get isSignedIn(): boolean {
    return this.browser.refreshToken !== undefined;
  }

  get tabs(): readonly OpenTab[] {
    return this.#tabs;
  }

  /** Ends what goes wrong with its network, storage and clock. */
  recover(): void {
    this.weather = FAIR;
    const fair = { isOnline: true, isFull: false, isBlocked: false, skew: 0, holds: [] };
    Object.assign(this.browser, fair);
  }

  /** Opens the home page in a new tab. */
  open(dice: Dice): OpenTab {
    const { time, backend, pool, code, fetchOf } = this.#around;
    const tab = { isOpen: true, pending: new Set<string>() };
    const isOpen = () => tab.isOpen;
    const connection = {
      accountId: this.#accountId,
      accepts: (token: string) => pool.accepts(token),
      weather: this.weather,
      isOnline: () => this.browser.isOnline,
      isOpen,
      takeHold: () => this.browser.takeHold(time.now),
    };
    const fetch = this.#withPool(
      fetchOf?.(connection, this.name) ?? fetchOver({ time, dice, backend }, connection),
      isOpen,
    );
    const version = this.isUpdated ? (code.later ?? code) : code;
    const page = version(this.browser.globals({ time, dice }, isOpen, fetch)).openPage();
    const opened: OpenTab = Object.assign(tab, { page });
    this.#tabs.push(opened);
    return opened;
  }

  // The pool responds at once. Nothing else may leave a browser in which nobody is signed in.
  #withPool(fetch: Fetch, isOpen: () => boolean): Fetch {
    const { time, pool } = this.#around;
    return (url, options) => {
      if (url !== POOL_URL) {
        if (!this.isSignedIn) this.sentSignedOut += 1;
        return fetch(url, options);
      }
      if (this.browser.isOnline) {
        const { method, body } = options;
        const answer = method === 'DELETE' ? pool.delete(body) : (pool.renew(body) ?? null);
        return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
      }
      return new Promise((_, reject) => {
        time.after(1, () => isOpen() && reject(new TypeError('Failed to fetch')));
      });
    };
  }

  /** Ends a tab as a crash does: nothing in it runs on, and requests that are under way may still arrive. */
  close(tab: OpenTab): void {
    tab.isOpen = false;
    this.#tabs.splice(this.#tabs.indexOf(tab), 1);
    this.browser.releaseLocks();
  }

  /** Ends all tabs the same way. */
  closeAll(): void {
    for (const tab of this.#tabs) tab.isOpen = false;
    this.#tabs.length = 0;
    this.browser.releaseLocks();
  }
}
