/** How old a write can be, in milliseconds, and still be lost in a crash of the device. */
const LOSABLE_MS = 5000;

interface Write {
  readonly at: number;
  readonly key: string;
  readonly before: string | undefined;
}

/** A browser's storage. */
export class BrowserStorage {
  /** Whether nothing more fits. */
  isFull = false;
  /** Whether pages may neither read nor write it. */
  isBlocked = false;
  readonly #items: Record<string, string>;
  readonly #now: () => number;
  #writes: Write[] = [];

  constructor(now: () => number) {
    this.#now = now;
    this.#items = Object.create({
      getItem: (key: string) => this.#items[key] ?? null,
      setItem: (key: string, text: string) => this.#write(key, text),
      removeItem: (key: string) => this.#write(key),
    });
  }

  /** The `localStorage` of pages, whose items are also its properties. Throws an Error if they may not use it. */
  get forPages(): object {
    if (this.isBlocked) throw new Error('The storage is blocked');
    return this.#items;
  }

  /** Loses the latest writes. Returns the items lost with them. */
  tear(): string[] {
    const items = Object.entries(this.#items);
    const since = this.#now() - LOSABLE_MS;
    for (const { key, before, at } of this.#writes.toReversed())
      if (at >= since) this.#put(key, before);
    this.#writes = [];
    return items.flatMap(([key, text]) => (key in this.#items ? [] : [text]));
  }

  #write(key: string, text?: string): void {
    if (this.isFull && text !== undefined) throw new Error('The storage is full');
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
