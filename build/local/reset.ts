import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { SettingError, stateFolderOf } from 'amplify-emulator/project';
import { runningBackend } from './running-backend';
import type { VerdureSettings } from './settings';

/** Deletes the local state: accounts, rows, pictures, messages. Keeps the synthesized backend. */
export async function reset(settings: VerdureSettings): Promise<void> {
  const { projectFolder } = settings;
  const running = await runningBackend(settings);
  if (running) {
    throw new SettingError(
      `The backend at ${running.origin} (process ${running.pid}) uses this state. Stop it (Ctrl-C) before deleting its state.`,
    );
  }
  const stateFolder = stateFolderOf(settings);
  rmSync(stateFolder, { recursive: true, force: true });
  process.stdout.write(
    `Deleted ${relative(projectFolder, stateFolder)}. The next start creates new demo content.\n`,
  );
}
