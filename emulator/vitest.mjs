// For tests: an emulator whose state is the same before each test.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startEmulator } from './index.mjs';

/** A project that was never synthesized takes some seconds. */
const startTimeoutMs = 180_000;

const initial = 'initial';

const errorsOnly = {
  info() {},
  warn() {},
  error: (message, cause) => process.stderr.write(`${message}\n${cause?.stack ?? ''}\n`),
};

export function useEmulator(options = {}) {
  let running;
  beforeAll(async () => {
    const free = { port: 0, hostedPort: 0, log: errorsOnly };
    running = await startEmulator({ ...free, ...options, fresh: true });
    await running.snapshots.save(initial);
  }, startTimeoutMs);
  beforeEach(() => running.snapshots.restore(initial));
  afterAll(() => running?.stop());
  return new Proxy({}, { get: (_, name) => running[name] });
}
