import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { synthesize, type Synthesis } from '../assembly/synthesize';
import { diskErrorOf } from '../core/disk-error';
import { SettingError, type Settings } from './settings';

/**
 * Synthesizes the project's `amplify/`, or reuses the cached assembly of the same definition. Throws
 * SettingError if the project has none, or if the folder for assemblies can't be created.
 */
export async function synthesizeProject(
  settings: Pick<Settings, 'projectFolder' | 'localFolder' | 'environment' | 'appId'>,
): Promise<Synthesis> {
  const { projectFolder, localFolder, environment, appId } = settings;
  if (!existsSync(join(projectFolder, 'amplify', 'backend.ts'))) {
    throw new SettingError(
      `${projectFolder} has no amplify/backend.ts. Name the folder of an Amplify Gen 2 project.`,
    );
  }
  const cacheFolder = join(localFolder, 'assemblies');
  try {
    mkdirSync(cacheFolder, { recursive: true });
  } catch (error) {
    if (diskErrorOf(error)) throw error;
    // Node reports a missing folder even if the disk is read-only.
    throw new SettingError(
      `The folder ${cacheFolder} can't be created: its disk is read-only, or a file has its name. Choose another one with --state.`,
    );
  }
  return synthesize({
    projectFolder,
    cacheFolder,
    environment,
    ...(appId !== undefined && { appId }),
  });
}
