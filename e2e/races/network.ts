import { AsyncLocalStorage } from 'node:async_hooks';
import { seededRandom } from '@/domain/daily-pick';

/** How many idle rounds to wait for more devices to send before one of those waiting goes on. */
const PATIENCE = 4;

interface Connection {
  readonly token: string;
  readonly network: Network | undefined;
  /** What the browser stores; without it, nothing. */
  readonly stored: Map<string, string> | undefined;
}

const connection = new AsyncLocalStorage<Connection>();

/** Runs a device's code with its session. Its requests go out at once, or as `network` decides. */
export function onDevice<T>(
  token: string,
  act: () => Promise<T>,
  { network, stored }: Partial<Omit<Connection, 'token'>> = {},
): Promise<T> {
  return connection.run({ token, network, stored }, act);
}

/**
 * Replaces this process's fetch and storage with those of the device that is running, so that the
 * application's own code runs as many devices. Requests to the data API go to `origin`. Returns a function
 * that puts back what was there.
 */
export function connectDevices(origin: string): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const network = connection.getStore()?.network;
    // A test's own requests.
    if (!connection.getStore()) return send(input, init);
    await network?.turn();
    const response = await send(`${origin}/graphql`, init);
    const text = await response.text();
    await network?.turn();
    if (network?.losesAnswer()) throw new TypeError('Failed to fetch');
    return new Response(text, response);
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: storedItem,
      setItem: (key: string, text: string) => connection.getStore()?.stored?.set(key, text),
      removeItem: (key: string) => connection.getStore()?.stored?.delete(key),
    },
  });
  return () => {
    globalThis.fetch = send;
    Reflect.deleteProperty(globalThis, 'localStorage');
  };
}

// The session as Amplify stores it (src/session/stored-tokens.ts).
function storedItem(key: string): string | null {
  if (key.endsWith('.LastAuthUser')) return 'device';
  const device = connection.getStore();
  if (key.endsWith('.accessToken')) return device?.token ?? null;
  return device?.stored?.get(key) ?? null;
}

/**
 * Releases waiting requests and responses in random order. The seed fixes the choices, not the timing.
 */
export class Network {
  readonly #random: () => number;
  readonly #lossRate: number;
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  constructor(seed: string, lossRate = 0) {
    this.#random = seededRandom(seed);
    this.#lossRate = lossRate;
  }

  turn(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      if (!this.#isRunning) void this.#run();
    });
  }

  losesAnswer(): boolean {
    return this.#lossRate > 0 && this.#random() < this.#lossRate;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      for (let round = 0; round < PATIENCE; round++) await new Promise(setImmediate);
      const at = Math.floor(this.#random() * this.#waiting.length);
      const [go] = this.#waiting.splice(at, 1);
      go?.();
    }
    this.#isRunning = false;
  }
}
