import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Synthesis, synthesize } from 'amplify-emulator/project';
import { appId, definitionEnvironment, type DefinitionSettings } from './environment';
import { projectFolder } from './settings';

interface Options extends DefinitionSettings {
  /** Cached assemblies; those of `npm start` by default. */
  cacheFolder?: string;
  /** The branch whose deployment is synthesized; a disposable sandbox if absent. */
  branch?: string;
}

/** Synthesizes Verdure's definition, or reuses a cached assembly. Throws SynthesisError. */
export function synthesizeBackend({
  cacheFolder = join(projectFolder, '.verdure', 'assemblies'),
  branch,
  ...settings
}: Options = {}): Promise<Synthesis> {
  mkdirSync(cacheFolder, { recursive: true });
  return synthesize({
    projectFolder,
    cacheFolder,
    environment: definitionEnvironment(settings),
    appId,
    ...(branch !== undefined && { branch }),
  });
}
