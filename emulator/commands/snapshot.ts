import * as v from 'valibot';
import { SnapshotError, SnapshotFiles, type Snapshot, type Snapshots } from '../core/snapshots';
import { runningBackend } from './running';
import { snapshotFolderOf, stateFolderOf, type Settings } from './settings';

/** What a command line does with the state and its snapshots. */
export type SnapshotAction =
  { action: 'save' | 'restore' | 'delete'; name: string } | { action: 'list' | 'reset' };

/** Saves, restores, deletes or lists snapshots, or resets the state, in the running emulator if there is one. */
export async function runSnapshotAction(
  settings: Settings,
  action: SnapshotAction,
  json: boolean,
): Promise<void> {
  const running = await runningBackend(settings);
  const snapshots = running
    ? snapshotsAt(running.origin)
    : new SnapshotFiles(stateFolderOf(settings), snapshotFolderOf(settings));
  process.stdout.write(`${await perform(snapshots, action, json)}\n`);
}

async function perform(
  snapshots: Snapshots,
  action: SnapshotAction,
  json: boolean,
): Promise<string> {
  if (action.action === 'list') {
    const all = await snapshots.list();
    return json ? JSON.stringify(all) : describe(all);
  }
  const said = await change(snapshots, action);
  return json ? '{}' : said;
}

/** Returns what was done, for the terminal. */
async function change(
  snapshots: Snapshots,
  action: Exclude<SnapshotAction, { action: 'list' }>,
): Promise<string> {
  switch (action.action) {
    case 'save':
      await snapshots.save(action.name);
      return `Saved the state as ${action.name}.`;
    case 'restore':
      await snapshots.restore(action.name);
      return `Restored ${action.name}.`;
    case 'delete':
      await snapshots.remove(action.name);
      return `Deleted ${action.name}.`;
    default:
      await snapshots.reset();
      return 'Reset the state.';
  }
}

function describe(all: readonly Snapshot[]): string {
  if (all.length === 0) return 'No snapshots. Save one: amplify-emulator snapshot save <name>';
  const width = Math.max(...all.map(({ name }) => name.length));
  return all
    .map(
      ({ name, savedAt }) => `${name.padEnd(width)}  ${savedAt.slice(0, 19).replace('T', ' ')} UTC`,
    )
    .join('\n');
}

const listed = v.array(v.object({ name: v.string(), savedAt: v.string() }));
const refusal = v.object({ message: v.string() });

/** The snapshots of a running emulator, which has its files open. */
function snapshotsAt(origin: string): Snapshots {
  const call = async (method: string, path: string, input?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/_emulator/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new SnapshotError(v.parse(refusal, body).message);
    return body;
  };
  return {
    list: async () => v.parse(listed, await call('GET', 'snapshots')),
    save: async (name) => void (await call('POST', 'snapshots', { name })),
    restore: async (name) => void (await call('POST', 'snapshots/restore', { name })),
    remove: async (name) => void (await call('DELETE', 'snapshots', { name })),
    reset: async () => void (await call('POST', 'reset', {})),
  };
}
