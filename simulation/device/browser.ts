import type { Dice } from '../dice';
import type { VirtualTime } from '../virtual-time';
import { Locks } from '@/testing/locks';
import { CLIENT_ID, type Globals } from './bundle';

const REMEMBERED_WRITES = 10;

/** What the pages of one browser share: storage, and messages between tabs. */
export class Browser {
  readonly stored = new Map<string, string>();
  /** What the latest writes replaced, newest last. */
  readonly #replaced: [key: string, before: string | undefined][] = [];
  readonly #channels = new Set<Channel>();
  readonly #locks = new Locks();
  /** Whether the storage takes no more. */
  isFull = false;
  /** How far its clock is ahead, in milliseconds. */
  skew = 0;
  isOnline = true;
  /** How often it lost its latest writes. */
  torn = 0;
  /** What the application logged. */
  readonly logged: string[] = [];

  constructor(accountId: string) {
    const pool = `CognitoIdentityServiceProvider.${CLIENT_ID}`;
    this.stored.set(`${pool}.LastAuthUser`, accountId);
    this.stored.set(`${pool}.${accountId}.accessToken`, tokenOf({ sub: accountId, exp: 9e9 }));
    this.stored.set(`${pool}.${accountId}.idToken`, tokenOf({ sub: accountId }));
    this.stored.set('simulated.token', accountId);
  }

  /** Returns the globals of a new page, whose timers and messages end with `isOpen`. */
  globals(
    { time, dice }: { time: VirtualTime; dice: Dice },
    isOpen: () => boolean,
    fetch: unknown,
  ): Globals {
    const now = () => time.now + this.skew;
    return {
      fetch,
      Date: dateWith(now),
      Math: Object.assign(Object.create(Math), { random: () => dice.next() }),
      // The bundle's timers are identified by what cancels them.
      setTimeout: (run: () => void, ms = 0) => time.after(ms, () => isOpen() && run()),
      clearTimeout: (cancel?: unknown) => typeof cancel === 'function' && cancel(),
      AbortSignal: { timeout: (timeoutMs: number) => ({ timeoutMs }) },
      BroadcastChannel: channelClass(this.#channels, time, isOpen),
      localStorage: this.#storage(),
      sessionStorage: storageIn(new Map(), () => false),
      navigator: navigatorIn(this, this.#locks.ofPage(isOpen)),
      document: { documentElement: { dataset: {} } },
      window: { addEventListener: () => undefined, removeEventListener: () => undefined },
      console: { error: (...parts: unknown[]) => this.logged.push(parts.map(String).join(' ')) },
    };
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
    return [...this.stored].find(([key]) => key.endsWith('.unrecorded'))?.[1] ?? '';
  }

  /** The keys of what waits for a connection. */
  waiting(): string[] {
    return [...this.stored.keys()].filter((key) => key.startsWith('verdure.waiting.'));
  }

  /** Ends what closed pages held for themselves. */
  releaseLocks(): void {
    this.#locks.release();
  }

  #storage() {
    const note = (key: string) => {
      this.#replaced.push([key, this.stored.get(key)]);
      if (this.#replaced.length > REMEMBERED_WRITES) this.#replaced.shift();
    };
    return storageIn(this.stored, () => this.isFull, note);
  }
}

function navigatorIn(browser: Browser, locks: ReturnType<Locks['ofPage']>) {
  return {
    locks,
    get onLine() {
      return browser.isOnline;
    },
  };
}

function dateWith(now: () => number) {
  return class extends Date {
    constructor(value?: number | string) {
      super(value ?? now());
    }

    static override now = now;
  };
}

function storageIn(
  stored: Map<string, string>,
  isFull: () => boolean,
  note: (key: string) => void = () => undefined,
) {
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull()) throw new Error('QuotaExceededError');
      note(key);
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      note(key);
      stored.delete(key);
    },
  };
  // As in browsers, the keys are the object's own.
  return new Proxy(methods, { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor });
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

function tokenOf(claims: object): string {
  return [{ alg: 'none' }, claims, {}].map((part) => btoa(JSON.stringify(part))).join('.');
}
