import { join } from 'node:path';
import { demoAccounts } from '../../amplify/seed/demo-accounts';
import { type Backend, seedBackend } from 'amplify-emulator/backend';
import type { VerdureSettings } from './settings';

export type DemoAccounts = typeof demoAccounts;

/** Seeds the emulator from `amplify/seed`, unless that content hasn't changed, and returns the demo accounts. */
export async function seedDemoContent(
  settings: VerdureSettings,
  backend: Backend,
): Promise<DemoAccounts> {
  const script = join(settings.projectFolder, 'amplify', 'seed', 'seed.ts');
  await seedBackend(script, settings, backend, { VERDURE_OUTPUTS: backend.outputsFile });
  return demoAccounts;
}
