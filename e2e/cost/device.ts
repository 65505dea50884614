import { AsyncLocalStorage } from 'node:async_hooks';

/** A browser: its session, and what it stores. */
export interface Device {
  readonly token: string;
  readonly stored: Map<string, string>;
}

const running = new AsyncLocalStorage<Device>();

/** Runs a device's code. */
export function onDevice<T>(device: Device, act: () => Promise<T>): Promise<T> {
  return running.run(device, act);
}

/**
 * Replaces this process's fetch, storage and connection with those of the device that is running, so that the application's
 * own code runs as many devices. Requests to the data API go to `origin`. Returns a function that puts back what was
 * there.
 */
export function connectDevices(origin: string): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    send(running.getStore() ? `${origin}/graphql` : input, init ?? {});
  const replaced = { localStorage: deviceStorage(), navigator: { onLine: true } };
  const before = Object.keys(replaced).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(replaced)) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
  return () => {
    globalThis.fetch = send;
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

// Its keys are those that are stored, as a browser's.
function deviceStorage(): object {
  const stored = () => running.getStore()?.stored;
  const methods = {
    getItem: storedItem,
    setItem: (key: string, text: string) => void stored()?.set(key, text),
    removeItem: (key: string) => void stored()?.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...(stored()?.keys() ?? [])],
    getOwnPropertyDescriptor: (_, key) => ({
      value: storedItem(String(key)),
      configurable: true,
      enumerable: true,
    }),
  });
}

// The session as Amplify stores it (src/session/stored-tokens.ts).
function storedItem(key: string): string | null {
  if (key.endsWith('.LastAuthUser')) return 'device';
  const device = running.getStore();
  if (key.endsWith('.accessToken')) return device?.token ?? null;
  return device?.stored.get(key) ?? null;
}
