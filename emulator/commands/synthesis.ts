import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { synthesize, type Synthesis } from '../assembly/synthesize';
import type { Settings } from './settings';

/** Amplify secrets that the emulated backend is to find configured, separated by commas (D8). */
export function emulatedSecrets(env = process.env): string[] {
  return (env['VERDURE_EMULATED_SECRETS'] ?? '').split(',').filter((name) => name !== '');
}

/** Synthesizes `amplify/` unless that was done before. */
export function synthesizeProject({ projectFolder, localFolder }: Settings): Promise<Synthesis> {
  const cacheFolder = join(localFolder, 'assemblies');
  mkdirSync(cacheFolder, { recursive: true });
  return synthesize({ projectFolder, cacheFolder, secrets: emulatedSecrets() });
}
