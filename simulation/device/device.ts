import type { Member } from '@/domain/actions/member';
import type { Task } from '@/domain/task';
import type { Api } from '../api';
import type { Dice } from '../dice';
import { Connection } from '../network';
import type { Truth } from '../truth';
import type { VirtualTime } from '../virtual-time';
import { Page } from './page';
import type { Code, Versions } from './start';
import { BrowserStorage } from './storage';
import { dateIn } from './zone';

/** What all devices of a life have around them. */
export interface Around {
  readonly time: VirtualTime;
  readonly api: Api;
  readonly dice: Dice;
  readonly truth: Truth;
  readonly versions: Versions;
}

/** A browser with its tabs: what they share, and what its network and clock do. */
export class Device {
  readonly name: string;
  readonly around: Around;
  readonly connection: Connection;
  readonly storage: BrowserStorage;
  /** The member as the browser keeps it from the last visit. */
  kept: Member | undefined;
  /** The daily tasks as the latest page has read them. */
  dailies: readonly Task[] = [];
  /** The larger tasks that it has read. */
  larger: readonly Task[] = [];
  /** How far its clock is ahead, in milliseconds, and whether the application knows. */
  clock = { ahead: 0, isKnown: false };
  zone = 'UTC';
  isSignedIn = true;
  /** Whether the pages that it opens run the later version of the application. */
  isUpdated = false;
  readonly #tabs: Page[] = [];
  /** Started once for each place of a tab and version, since a start takes long. */
  readonly #codes = new Map<string, Code>();
  readonly #hasLocks: boolean;
  #sending: Page | undefined;
  readonly #waiting: { readonly page: Page; readonly go: () => void }[] = [];

  constructor(name: string, around: Around) {
    this.name = name;
    this.around = around;
    this.connection = new Connection(around.time, around.dice);
    this.storage = new BrowserStorage(() => around.time.now);
    // Browsers have none on pages that aren't secure.
    this.#hasLocks = around.dice.isHit(0.8);
  }

  get tabs(): readonly Page[] {
    return this.#tabs;
  }

  /** Ends what goes wrong with its network, storage, session and clock. */
  recover(): void {
    this.connection.recover();
    this.storage.recover();
    this.clock = { ahead: 0, isKnown: true };
    this.isSignedIn = !this.around.api.isGone;
  }

  /** The time that the application goes by, in milliseconds since the epoch. */
  now(): number {
    const { ahead, isKnown } = this.clock;
    return this.around.time.now + (isKnown ? 0 : ahead);
  }

  /** Opens the home page in a new tab. */
  open(): Page {
    const place = this.#tabs.some((tab) => tab.place === 0) ? 1 : 0;
    const key = `${place} ${this.isUpdated}`;
    const code = this.#codes.get(key) ?? this.#start();
    this.#codes.set(key, code);
    const page = new Page(this, place, code);
    this.#tabs.push(page);
    return page;
  }

  #start(): Code {
    const { versions, dice } = this.around;
    const start = this.isUpdated ? versions.later : versions.start;
    return start({
      Date: dateIn(
        () => this.now(),
        () => this.zone,
      ),
      Math: Object.create(Math, { random: { value: () => dice.next() } }),
      localStorage: this.storage.open(),
    });
  }

  /** Ends a tab as a crash does: nothing in it runs on, and requests that are under way may still arrive. */
  close(page: Page): void {
    page.end();
    this.#tabs.splice(this.#tabs.indexOf(page), 1);
    if (this.#sending === page) this.#sending = undefined;
    this.#letOneSend();
  }

  /** Ends all tabs the same way. */
  closeAll(): void {
    for (const page of this.#tabs.toReversed()) this.close(page);
  }

  /** Runs `send` while no other tab does, where the browser has locks. */
  async alone(page: Page, send: () => Promise<void>): Promise<void> {
    if (!this.#hasLocks) return send();
    await new Promise<void>((go) => {
      this.#waiting.push({ page, go });
      this.#letOneSend();
    });
    await send().finally(() => {
      if (this.#sending === page) this.#sending = undefined;
      this.#letOneSend();
    });
  }

  #letOneSend(): void {
    if (this.#sending) return;
    const next = this.#waiting.shift();
    if (!next) return;
    if (!next.page.isOpen) return this.#letOneSend();
    this.#sending = next.page;
    next.go();
  }
}
