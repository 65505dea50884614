import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { isPortFree, SettingError, stateFolderOf } from 'amplify-emulator/project';
import type { VerdureSettings } from './settings';

/** Deletes the local state: accounts, rows, pictures, messages. Keeps the synthesized backend. */
export async function reset(settings: VerdureSettings): Promise<void> {
  const { projectFolder, port } = settings;
  if (!(await isPortFree(port))) {
    throw new SettingError(
      `Port ${port} is in use. Stop the running emulator (Ctrl-C) before deleting its state.`,
    );
  }
  const stateFolder = stateFolderOf(settings);
  rmSync(stateFolder, { recursive: true, force: true });
  process.stdout.write(
    `Deleted ${relative(projectFolder, stateFolder)}. The next start creates new demo content.\n`,
  );
}
