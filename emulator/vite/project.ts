import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defaultHostedPort, defaultPort, settingsFrom, type Settings } from '../commands/settings';
import { isPortFree } from '../core/port';
import type { AmplifyEmulatorOptions } from '../vite.mjs';

/** Returns the settings of the project that Vite's root belongs to. Nothing is written outside its local folder. */
export function projectOf(root: string, { project, state }: AmplifyEmulatorOptions): Settings {
  const folder = project === undefined ? projectAbove(root) : resolve(root, project);
  const settings = settingsFrom({ project: folder, state });
  return { ...settings, outputsFile: join(settings.localFolder, 'amplify_outputs.json') };
}

/** Adds the ports: nothing depends on the usual ones, so others will do if these are in use. */
export async function withPorts(
  settings: Settings,
  { port, hostedPort }: AmplifyEmulatorOptions,
): Promise<Settings> {
  const free = async (usual: number) => ((await isPortFree(usual)) ? usual : 0);
  return {
    ...settings,
    port: port ?? (await free(defaultPort)),
    hostedPort: hostedPort ?? (await free(defaultHostedPort)),
  };
}

/** Returns the nearest folder with an Amplify definition, or `root` if there is none. */
function projectAbove(root: string): string {
  let folder = root;
  while (!existsSync(join(folder, 'amplify', 'backend.ts'))) {
    const parent = dirname(folder);
    if (parent === folder) return root;
    folder = parent;
  }
  return folder;
}
