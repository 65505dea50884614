import { onStop } from '../core/lifecycle';
import { startBackend } from './backend';
import { seedDemoContent } from './demo-content';
import type { Settings } from './settings';

/** The backend alone, with demo content, until Ctrl-C. */
export async function serve(settings: Settings): Promise<void> {
  const backend = await startBackend(settings);
  onStop(() => backend.close());
  await seedDemoContent(settings, backend);
  process.stdout.write(`The backend answers at ${backend.emulator.origin} (Ctrl-C stops it).\n`);
}
