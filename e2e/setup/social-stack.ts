import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { socialSecrets } from '../../amplify/auth/social-providers';
import { socialPorts } from '../addresses';
import { projectFolder, spawnEmulator } from './emulator-process';
import { serveApplication } from './start-stack';

/**
 * Starts a second emulator and application with every social provider configured; providers are fixed
 * when both are built. Returns a function that stops them.
 */
export async function startSocialStack(): Promise<() => Promise<void>> {
  const folder = join(projectFolder, '.verdure', 'e2e-social');
  rmSync(join(folder, 'state'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const emulator = await spawnEmulator(
    [
      `--port=${socialPorts.emulator}`,
      `--app-port=${socialPorts.app}`,
      `--hosted-port=${socialPorts.hosted}`,
      `--state=${folder}`,
    ],
    { ...process.env, VERDURE_EMULATED_SECRETS: Object.values(socialSecrets).flat().join(',') },
  );
  const application = await serveApplication(folder, socialPorts.app);
  return async () => {
    await application.close();
    const ended = once(emulator, 'exit');
    emulator.kill('SIGTERM');
    await ended;
  };
}
