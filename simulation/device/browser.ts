import type { Dice } from '../dice';
import type { VirtualTime } from '../virtual-time';
import { Locks } from '@/testing/locks';
import { TOKEN_KEY_PREFIX } from '@/session/token-storage';
import type { Pool } from '../backend/pool';
import { CLIENT_ID } from './addresses';
import type { Globals } from './start';
import { dateIn, intlIn } from './zone';

const REMEMBERED_WRITES = 10;
const POOL_KEY = `${TOKEN_KEY_PREFIX}${CLIENT_ID}`;

type Told = (event: { readonly key: string }) => void;

/** What a page does when another one of its browser changes the session in the storage. */
interface StorageListener {
  readonly isOpen: () => boolean;
  readonly listeners: Told[];
}

/** What the pages of one browser share: storage, and messages between tabs. */
export class Browser {
  readonly stored = new Map<string, string>();
  /** What the latest writes replaced, newest last. */
  readonly #replaced: [key: string, before: string | undefined][] = [];
  readonly #channels = new Set<Channel>();
  readonly #locks = new Locks();
  /** Whether the storage is full. */
  isFull = false;
  /** Whether the storage is blocked: what is in it stays, but pages that are opened from then on can't read it. */
  isBlocked = false;
  /** How far its clock is ahead, in milliseconds. */
  skew = 0;
  /** The time zone that it is in, by name; undefined for that of the process. */
  zone: string | undefined;
  isOnline = true;
  /** For how long the network holds back each of its next writes, in milliseconds. */
  holds: number[] = [];
  /** When the last write that was held back arrives. */
  lastHeld = 0;
  /** How often it lost its latest writes. */
  torn = 0;
  /** What the application logged. */
  readonly logged: string[] = [];
  readonly #accountId: string;
  readonly #pool: Pool;
  readonly #storageListeners = new Set<StorageListener>();

  constructor(accountId: string, pool: Pool) {
    this.#accountId = accountId;
    this.#pool = pool;
    this.signIn();
  }

  /** Signs the account in, as its sign-in page does; its open tabs follow. */
  signIn(): void {
    const refresh = this.#pool.signIn();
    const tokens = this.#pool.renew(refresh);
    if (!tokens) throw new Error('The account has been deleted');
    const user = `${POOL_KEY}.${this.#accountId}`;
    this.stored.set(`${POOL_KEY}.LastAuthUser`, this.#accountId);
    this.stored.set(`${user}.refreshToken`, refresh);
    this.stored.set(`${user}.accessToken`, tokens.access);
    this.stored.set(`${user}.idToken`, tokens.id);
    this.stored.set(`${user}.clockDrift`, String(-this.skew));
    for (const { isOpen, listeners } of this.#storageListeners) {
      if (isOpen()) for (const listener of listeners) listener({ key: `${user}.idToken` });
    }
  }

  /** The token that renews this browser's others; undefined if nobody is signed in. */
  get refreshToken(): string | undefined {
    return this.stored.get(`${POOL_KEY}.${this.#accountId}.refreshToken`);
  }

  /** Returns the globals of a new page, whose timers and messages end with `isOpen`. */
  globals(
    { time, dice }: { time: VirtualTime; dice: Dice },
    isOpen: () => boolean,
    fetch: unknown,
  ): Globals {
    const now = () => time.now + this.skew;
    const listeners: StorageListener = { isOpen, listeners: [] };
    this.#storageListeners.add(listeners);
    return {
      fetch,
      addEventListener: (kind: string, listener: Told) => {
        if (kind === 'storage') listeners.listeners.push(listener);
      },
      Date: dateIn(now, () => this.zone),
      Intl: intlIn(() => this.zone),
      Math: Object.assign(Object.create(Math), { random: () => dice.next() }),
      // The bundle's timers are identified by what cancels them.
      setTimeout: (run: () => void, ms = 0) => time.after(ms, () => isOpen() && run()),
      clearTimeout: (cancel?: unknown) => typeof cancel === 'function' && cancel(),
      AbortSignal: { timeout: (timeoutMs: number) => ({ timeoutMs }) },
      BroadcastChannel: channelClass(this.#channels, time, isOpen),
      localStorage: this.#storage((key) => this.#tellOthers(listeners, key, time)),
      sessionStorage: storageIn(new Map(), () => undefined),
      navigator: navigatorIn(this, this.#locks.ofPage(isOpen)),
      document: { documentElement: { dataset: {} }, addEventListener: () => undefined },
      location: { search: '' },
      window: { addEventListener: () => undefined, removeEventListener: () => undefined },
      console: { error: (...parts: unknown[]) => this.logged.push(parts.map(String).join(' ')) },
    };
  }

  /** Returns how long the next write, sent at `now`, is held back, in milliseconds; undefined if it isn't. */
  takeHold(now: number): number | undefined {
    const held = this.holds.shift();
    if (held !== undefined) this.lastHeld = Math.max(this.lastHeld, now + held);
    return held;
  }

  /** Takes back the latest writes to the storage, as a crash does before they are on the disk. */
  tear(writes: number): void {
    this.torn += 1;
    for (let write = 0; write < writes; write += 1) {
      const [key, before] = this.#replaced.pop() ?? [];
      if (key === undefined) return;
      if (before === undefined) this.stored.delete(key);
      else this.stored.set(key, before);
    }
  }

  /** What the member was told about changes that couldn't be recorded. */
  unrecorded(): string {
    return [...this.stored].find(([key]) => key.startsWith('verdure.unrecorded.'))?.[1] ?? '';
  }

  /** The keys of what waits for a connection. */
  waiting(): string[] {
    return [...this.stored.keys()].filter((key) => key.startsWith('verdure.waiting.'));
  }

  /** Ends what closed pages held for themselves. */
  releaseLocks(): void {
    this.#locks.release();
  }

  #storage(tellOthers: (key: string) => void) {
    const { isBlocked } = this;
    const note = (key: string) => {
      if (isOfSession(key)) return tellOthers(key);
      this.#replaced.push([key, this.stored.get(key)]);
      if (this.#replaced.length > REMEMBERED_WRITES) this.#replaced.shift();
    };
    const refuses = (key: string) => {
      // A token is as long as the one that it replaces, and is in memory if the storage is blocked.
      if (isOfSession(key)) return undefined;
      if (isBlocked) return 'reads';
      return this.isFull ? 'writes' : undefined;
    };
    return storageIn(this.stored, refuses, note);
  }

  #tellOthers(own: StorageListener, key: string, time: VirtualTime): void {
    for (const other of this.#storageListeners) {
      if (!other.isOpen()) this.#storageListeners.delete(other);
      else if (other !== own && other.listeners.length > 0)
        time.after(1, () => {
          if (other.isOpen()) for (const listener of other.listeners) listener({ key });
        });
    }
  }
}

function isOfSession(key: string): boolean {
  return key.startsWith(TOKEN_KEY_PREFIX);
}

function navigatorIn(browser: Browser, locks: ReturnType<Locks['ofPage']>) {
  return {
    locks,
    get onLine() {
      return browser.isOnline;
    },
  };
}

function storageIn(
  stored: Map<string, string>,
  refuses: (key: string) => 'reads' | 'writes' | undefined,
  note: (key: string) => void = () => undefined,
) {
  const failIf = (isRefused: boolean, error: string) => {
    if (isRefused) throw new Error(error);
  };
  const methods = {
    getItem: (key: string) => {
      failIf(refuses(key) === 'reads', 'SecurityError');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      failIf(refuses(key) !== undefined, 'QuotaExceededError');
      note(key);
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      failIf(refuses(key) === 'reads', 'SecurityError');
      note(key);
      stored.delete(key);
    },
  };
  // As in browsers, the keys are the object's own.
  const ownKeys = () => {
    failIf(refuses('') === 'reads', 'SecurityError');
    return [...stored.keys()];
  };
  return new Proxy(methods, { ownKeys, getOwnPropertyDescriptor });
}

function getOwnPropertyDescriptor() {
  return { enumerable: true, configurable: true };
}

interface Channel {
  readonly name: string;
  deliver(data: unknown): void;
}

function channelClass(channels: Set<Channel>, time: VirtualTime, isOpen: () => boolean) {
  return class implements Channel {
    readonly name: string;
    readonly #listeners: ((event: { data: unknown }) => void)[] = [];

    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }

    postMessage(data: unknown): void {
      for (const channel of channels) {
        if (channel !== this && channel.name === this.name) {
          time.after(1, () => channel.deliver(data));
        }
      }
    }

    addEventListener(_: 'message', listener: (event: { data: unknown }) => void): void {
      this.#listeners.push(listener);
    }

    deliver(data: unknown): void {
      if (!isOpen()) this.close();
      else for (const listener of this.#listeners) listener({ data });
    }

    close(): void {
      channels.delete(this);
    }
  };
}
