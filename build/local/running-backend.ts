import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorAt, type Settings, stateFolderOf } from 'amplify-emulator/project';

const recordFile = (settings: Settings) => join(stateFolderOf(settings), 'origin');

/** Stores the address of the backend that uses the state, next to the state. */
export function recordBackend(settings: Settings, origin: string): void {
  writeFileSync(recordFile(settings), origin);
}

/** Returns the backend that uses the state, with its origin and process; undefined if none is running. */
export async function runningBackend(
  settings: Settings,
): Promise<{ origin: string; pid: number } | undefined> {
  let origin: string;
  try {
    origin = readFileSync(recordFile(settings), 'utf8');
  } catch {
    return undefined;
  }
  const emulator = await emulatorAt(origin);
  // Another one may have taken its port since then.
  if (emulator?.stateFolder !== stateFolderOf(settings)) return undefined;
  return { origin, pid: emulator.pid };
}
