type Mode = 'shared' | 'exclusive';

interface Claim {
  readonly name: string;
  readonly mode: Mode;
  /** Whether its page still exists: a lock ends with its page. */
  isOpen(): boolean;
  grant(): void;
}

interface Options {
  readonly mode?: Mode;
  readonly ifAvailable?: boolean;
}

type Callback<T> = (lock: object | null) => Promise<T>;

/** The Web Locks of one browser, as far as the application uses them. */
export class Locks {
  #held: readonly Claim[] = [];
  #queue: readonly Claim[] = [];

  /** Returns the `navigator.locks` of a page. */
  ofPage(isOpen: () => boolean = () => true) {
    const request = <T>(
      name: string,
      ...rest: readonly [Options, Callback<T>] | readonly [Callback<T>]
    ): Promise<T> => {
      const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
      return this.#request({ name, mode: options.mode ?? 'exclusive', isOpen }, options, callback);
    };
    return { request };
  }

  /** Gives the locks of closed pages to those who wait for them. */
  release(): void {
    this.#held = this.#held.filter((one) => one.isOpen());
    this.#queue = this.#queue.filter((one) => one.isOpen());
    for (const claim of this.#queue) {
      const before = this.#queue.slice(0, this.#queue.indexOf(claim));
      if (![...this.#held, ...before].every((other) => isCompatible(other, claim))) continue;
      this.#queue = this.#queue.filter((one) => one !== claim);
      this.#held = [...this.#held, claim];
      claim.grant();
    }
  }

  async #request<T>(
    wanted: Omit<Claim, 'grant'>,
    { ifAvailable = false }: Options,
    callback: Callback<T>,
  ): Promise<T> {
    let grant = () => {};
    const granted = new Promise<void>((resolve) => (grant = resolve));
    const claim = { ...wanted, grant };
    this.#queue = [...this.#queue, claim];
    this.release();
    if (ifAvailable && !this.#held.includes(claim)) {
      this.#queue = this.#queue.filter((one) => one !== claim);
      return callback(null);
    }
    await granted;
    try {
      return await callback({});
    } finally {
      this.#held = this.#held.filter((one) => one !== claim);
      this.release();
    }
  }
}

function isCompatible(other: Claim, claim: Claim): boolean {
  return other.name !== claim.name || (other.mode === 'shared' && claim.mode === 'shared');
}
