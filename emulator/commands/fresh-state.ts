import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SnapshotFiles } from '../core/snapshots';
import { snapshotFolderOf, stateFolderOf, type Settings } from './settings';

/** A state for one run: a copy of the snapshot, or an empty one. */
export interface Fresh {
  snapshot: string | undefined;
}

/**
 * Returns the settings with a new state in a temporary folder, which `removeFreshState` deletes. Throws
 * SnapshotError if there is no such snapshot.
 */
export async function withFreshState(settings: Settings, { snapshot }: Fresh): Promise<Settings> {
  const stateFolder = join(await mkdtemp(join(tmpdir(), 'amplify-emulator-')), 'state');
  const fresh = { ...settings, stateFolder };
  if (snapshot === undefined) return fresh;
  try {
    await new SnapshotFiles(stateFolder, snapshotFolderOf(settings)).restore(snapshot);
    return fresh;
  } catch (error) {
    await removeFreshState(fresh);
    throw error;
  }
}

/** Deletes the temporary folder of `withFreshState`. */
export async function removeFreshState(fresh: Settings): Promise<void> {
  await rm(dirname(stateFolderOf(fresh)), { recursive: true, force: true });
}
