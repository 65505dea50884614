import { onStop } from 'amplify-emulator/project';
import { startBackend } from 'amplify-emulator/backend';
import { seedDemoContent } from './demo-content';
import { recordBackend } from './running-backend';
import type { VerdureSettings } from './settings';

/** Runs the backend with demo content, but without the app, until Ctrl-C. */
export async function serve(settings: VerdureSettings): Promise<void> {
  const backend = await startBackend(settings);
  onStop(() => backend.close());
  recordBackend(settings, backend.emulator.origin);
  await seedDemoContent(settings, backend);
  process.stdout.write(`Backend ready at ${backend.emulator.origin} (press Ctrl-C to stop).\n`);
}
