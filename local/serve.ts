import { onStop } from 'amplify-emulator/project';
import { announce, startBackend } from 'amplify-emulator/backend';
import { seedDemoContent } from './demo-content';
import type { VerdureSettings } from './settings';

/** Runs the backend with demo content, but without the app, until Ctrl-C. */
export async function serve(settings: VerdureSettings): Promise<void> {
  const backend = await startBackend(settings);
  onStop(() => backend.close());
  await seedDemoContent(settings, backend);
  announce(backend);
}
