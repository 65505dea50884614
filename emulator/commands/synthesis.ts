import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { synthesize, type Synthesis } from '../assembly/synthesize';
import { defaultAppPort, type Settings } from './settings';

/** Amplify secrets that the emulated backend is to find configured, separated by commas (D8). */
export function emulatedSecrets(env = process.env): string[] {
  return (env['VERDURE_EMULATED_SECRETS'] ?? '').split(',').filter((name) => name !== '');
}

/**
 * Where the application is served besides its usual address, so that a social sign-in may return
 * there: the origins of `APP_ORIGINS`, and this machine's on another port.
 */
function appOrigins({ appPort }: Settings, env = process.env): string[] {
  const given = (env['APP_ORIGINS'] ?? '').split(',').filter((origin) => origin !== '');
  return appPort === defaultAppPort ? given : [...given, `http://localhost:${appPort}`];
}

/** Synthesizes `amplify/` unless that was done before. */
export function synthesizeProject(settings: Settings): Promise<Synthesis> {
  const { projectFolder, localFolder } = settings;
  const cacheFolder = join(localFolder, 'assemblies');
  mkdirSync(cacheFolder, { recursive: true });
  const secrets = emulatedSecrets();
  // Without a provider nobody returns, and the definition is the same wherever the application is.
  const origins = secrets.length > 0 ? appOrigins(settings) : [];
  return synthesize({ projectFolder, cacheFolder, secrets, appOrigins: origins });
}
