/** How long ago a write can be that a crash of the device still loses, in milliseconds. */
const LOSABLE_MS = 5000;

interface Write {
  readonly at: number;
  readonly key: string;
  readonly before: string | undefined;
}

/** What a browser stores. */
export class BrowserStorage {
  /** Whether nothing more fits. */
  isFull = false;
  /** Whether pages may neither read nor write it. */
  isBlocked = false;
  readonly #items = new Map<string, string>();
  readonly #now: () => number;
  #writes: Write[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the keys of all items. Throws an Error if pages may not read it. */
  keys(): string[] {
    this.#open();
    return [...this.#items.keys()];
  }

  /** Returns an item; null if there is none. Throws an Error if pages may not read it. */
  read(key: string): string | null {
    this.#open();
    return this.#items.get(key) ?? null;
  }

  /** Writes an item; undefined removes it. Throws an Error if pages may not write it, or it has no room. */
  write(key: string, text: string | undefined): void {
    this.#open();
    if (this.isFull && text !== undefined) throw new Error('The storage is full');
    const now = this.#now();
    this.#writes = this.#writes.filter(({ at }) => at >= now - LOSABLE_MS);
    this.#writes.push({ at: now, key, before: this.#items.get(key) });
    this.#put(key, text);
  }

  /** Loses the latest writes. Returns the items that are gone with them. */
  tear(): string[] {
    const items = [...this.#items];
    const since = this.#now() - LOSABLE_MS;
    for (const { key, before, at } of this.#writes.toReversed())
      if (at >= since) this.#put(key, before);
    this.#writes = [];
    return items.flatMap(([key, text]) => (this.#items.has(key) ? [] : [text]));
  }

  #put(key: string, text: string | undefined): void {
    if (text === undefined) this.#items.delete(key);
    else this.#items.set(key, text);
  }

  #open(): void {
    if (this.isBlocked) throw new Error('The storage is blocked');
  }
}
