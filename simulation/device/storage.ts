/** How long ago a write can be that a crash of the device still loses, in milliseconds. */
const LOSABLE_MS = 5000;

interface Write {
  readonly at: number;
  readonly key: string;
  readonly before: string | undefined;
}

/** The `localStorage` of a browser, whose items are properties of their own. */
export class BrowserStorage {
  readonly #items: Record<string, string> = {};
  readonly #now: () => number;
  #writes: Write[] = [];
  /** Whether nothing more fits. */
  isFull = false;
  /** Whether pages may neither read nor write it. */
  isBlocked = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns what a page sees. */
  open(): object {
    const open = () => {
      if (this.isBlocked) throw new Error('The storage is blocked');
      return this.#items;
    };
    const methods: Readonly<Record<string, unknown>> = {
      getItem: (key: string) => open()[key] ?? null,
      setItem: (key: string, text: string) => {
        open();
        if (this.isFull) throw new Error('The storage is full');
        this.#write(key, text);
      },
      removeItem: (key: string) => {
        open();
        this.#write(key, undefined);
      },
    };
    return new Proxy(this.#items, {
      get: (_, name) => methods[String(name)],
      ownKeys: () => Object.keys(open()),
    });
  }

  /** Ends what goes wrong. */
  recover(): void {
    this.isFull = false;
    this.isBlocked = false;
  }

  /** Loses the latest writes. Returns the items that are gone with them. */
  tear(): string[] {
    const items = Object.entries(this.#items);
    const since = this.#now() - LOSABLE_MS;
    for (const { key, before, at } of this.#writes.toReversed()) {
      if (at >= since) this.#put(key, before);
    }
    this.#writes = [];
    return items.filter(([key]) => !(key in this.#items)).map(([, text]) => text);
  }

  #write(key: string, text: string | undefined): void {
    const now = this.#now();
    this.#writes = this.#writes.filter(({ at }) => at >= now - LOSABLE_MS);
    this.#writes.push({ at: now, key, before: this.#items[key] });
    this.#put(key, text);
  }

  #put(key: string, text: string | undefined): void {
    if (text === undefined) Reflect.deleteProperty(this.#items, key);
    else this.#items[key] = text;
  }
}
