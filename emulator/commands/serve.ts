import { resolve } from 'node:path';
import { onStop } from '../core/lifecycle';
import { startBackend, type Backend } from './backend';
import { seedBackend } from './seed';
import type { Settings } from './settings';

/** Runs the backend until Ctrl-C, with what a script seeds if there is one. */
export async function serve(settings: Settings, seed?: string): Promise<void> {
  const backend = await startBackend(settings);
  onStop(() => backend.close());
  if (seed !== undefined) {
    await seedBackend(resolve(settings.projectFolder, seed), settings, backend);
  }
  announce(backend);
}

/** Prints that the backend is ready, and where. */
export function announce({ emulator }: Backend): void {
  process.stdout.write(`Backend ready at ${emulator.origin} (press Ctrl-C to stop).\n`);
}
