import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { synthesize, type Synthesis } from '../assembly/synthesize';
import { SettingError, type Settings } from './settings';

/**
 * Synthesizes the project's `amplify/`, or reuses the cached assembly of the same definition. Throws
 * SettingError if there is none.
 */
export async function synthesizeProject(settings: Settings): Promise<Synthesis> {
  const { projectFolder, localFolder, environment, appId } = settings;
  if (!existsSync(join(projectFolder, 'amplify', 'backend.ts'))) {
    throw new SettingError(
      `${projectFolder} has no amplify/backend.ts. Name the folder of an Amplify Gen 2 project.`,
    );
  }
  const cacheFolder = join(localFolder, 'assemblies');
  mkdirSync(cacheFolder, { recursive: true });
  return synthesize({
    projectFolder,
    cacheFolder,
    environment,
    ...(appId !== undefined && { appId }),
  });
}
