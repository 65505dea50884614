import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPortFree } from '../core/port';
import { SettingError, type Settings } from './settings';

/** Deletes the local state: accounts, rows, pictures, messages. Keeps the synthesized backend. */
export async function reset({ localFolder, projectFolder, port }: Settings): Promise<void> {
  if (!(await isPortFree(port))) {
    throw new SettingError(
      `Port ${port} is in use. Stop the running emulator (Ctrl-C) before deleting its state.`,
    );
  }
  const stateFolder = join(localFolder, 'state');
  rmSync(stateFolder, { recursive: true, force: true });
  process.stdout.write(
    `Deleted ${relative(projectFolder, stateFolder)}. The next start creates new demo content.\n`,
  );
}
