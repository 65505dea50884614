import { onStop } from '../core/lifecycle';
import { startBackend } from './backend';
import { seedDemoContent } from './demo-content';
import type { Settings } from './settings';

/** Runs the backend with demo content, but without the app, until Ctrl-C. */
export async function serve(settings: Settings): Promise<void> {
  const backend = await startBackend(settings);
  onStop(() => backend.close());
  await seedDemoContent(settings, backend);
  process.stdout.write(`Backend ready at ${backend.emulator.origin} (press Ctrl-C to stop).\n`);
}
