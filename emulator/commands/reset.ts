import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portIsFree } from '../core/port';
import { SettingError, type Settings } from './settings';

/** Empties the local state: accounts, rows, pictures, messages. The synthesized backend is kept. */
export async function reset({ localFolder, projectFolder, port }: Settings): Promise<void> {
  if (!(await portIsFree(port))) {
    throw new SettingError(
      `Something answers on port ${port}. Stop the running Verdure (Ctrl-C) before emptying its state.`,
    );
  }
  const stateFolder = join(localFolder, 'state');
  rmSync(stateFolder, { recursive: true, force: true });
  process.stdout.write(
    `Emptied ${relative(projectFolder, stateFolder)}. The next start makes new demo content.\n`,
  );
}
