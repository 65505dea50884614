import { resolve } from 'node:path';
import type { Log } from '../core/log';
import { CorruptStateError } from '../core/store';
import { startBackend } from './backend';
import { runningBackend, type RunningBackend } from './running';
import { seedBackend } from './seed';
import type { Settings } from './settings';
import { warnOfUnsupportedParts } from './unsupported-warning';

/** A project's emulator that this process started, or joined because it was running. */
export interface Connection extends RunningBackend {
  joined: boolean;
  /** Stops an emulator that this process started; leaves one that it joined. */
  close(): Promise<void>;
}

/** How long another process that has just opened the state may take until it listens. */
const startingMs = 10_000;

/**
 * Joins the project's running emulator, or starts it, with what `seed` creates if it is given. Throws like
 * `startBackend`.
 */
export async function connect(settings: Settings, log: Log, seed?: string): Promise<Connection> {
  const running = await runningBackend(settings);
  if (running) return joined(running, log);
  try {
    return await started(settings, log, seed);
  } catch (error) {
    // Two commands at once: only one of them can open the state.
    const other = error instanceof CorruptStateError && (await appearing(settings));
    if (!other) throw error;
    return joined(other, log);
  }
}

async function started(settings: Settings, log: Log, seed?: string): Promise<Connection> {
  const backend = await startBackend(settings, log);
  try {
    if (seed !== undefined) {
      await seedBackend(resolve(settings.projectFolder, seed), settings, backend);
    }
  } catch (error) {
    await backend.close();
    throw error;
  }
  return { ...backend.running, joined: false, close: () => backend.close() };
}

function joined(running: RunningBackend, log: Log): Connection {
  warnOfUnsupportedParts(running.unsupported, log);
  return { ...running, joined: true, close: async () => {} };
}

async function appearing(settings: Settings): Promise<RunningBackend | undefined> {
  const end = Date.now() + startingMs;
  while (Date.now() < end) {
    const running = await runningBackend(settings);
    if (running) return running;
    await new Promise((done) => setTimeout(done, 200));
  }
  return undefined;
}
