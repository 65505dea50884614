import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { synthesize, type Synthesis } from '../assembly/synthesize';
import { defaultAppPort, type Settings } from './settings';

/** Returns the names of the Amplify secrets that count as configured, from a comma-separated list (D8). */
function emulatedSecrets(env = process.env): string[] {
  return (env['VERDURE_EMULATED_SECRETS'] ?? '').split(',').filter((name) => name !== '');
}

/**
 * Returns the app's origins besides its default one, as redirect targets for social sign-in: those
 * in `APP_ORIGINS`, and localhost if the app runs on another port.
 */
function appOrigins({ appPort }: Settings, env = process.env): string[] {
  const configured = (env['APP_ORIGINS'] ?? '').split(',').filter((origin) => origin !== '');
  return appPort === defaultAppPort ? configured : [...configured, `http://localhost:${appPort}`];
}

/** Synthesizes `amplify/`, or reuses the cached assembly of the same definition. */
export function synthesizeProject(settings: Settings): Promise<Synthesis> {
  const { projectFolder, localFolder } = settings;
  const cacheFolder = join(localFolder, 'assemblies');
  mkdirSync(cacheFolder, { recursive: true });
  const secrets = emulatedSecrets();
  // Redirects need a provider. Without one, the same assembly serves every app port.
  const origins = secrets.length > 0 ? appOrigins(settings) : [];
  return synthesize({ projectFolder, cacheFolder, secrets, appOrigins: origins });
}
