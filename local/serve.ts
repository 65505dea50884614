import { onStop } from '../emulator/core/lifecycle';
import { startBackend } from '../emulator/commands/backend';
import { announce } from '../emulator/commands/serve';
import { seedDemoContent } from './demo-content';
import type { VerdureSettings } from './settings';

/** Runs the backend with demo content, but without the app, until Ctrl-C. */
export async function serve(settings: VerdureSettings): Promise<void> {
  const backend = await startBackend(settings);
  onStop(() => backend.close());
  await seedDemoContent(settings, backend);
  announce(backend);
}
