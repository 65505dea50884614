import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { emulatorAt } from '../core/health';
import { stateFolderOf, type Settings } from './settings';

const announcement = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    origin: v.string(),
    hostedOrigin: v.optional(v.string()),
    outputsFile: v.string(),
    unsupported: v.array(v.object({ name: v.string(), fails: v.string() })),
  }),
);

/** Where an emulator is running, as announced in its local folder. */
export type RunningBackend = v.InferOutput<typeof announcement>;

type LocalFolder = Pick<Settings, 'localFolder' | 'stateFolder'>;

/** Next to the state, so an emulator with separate state has a separate announcement. */
function announcementIn(settings: LocalFolder): string {
  return join(dirname(stateFolderOf(settings)), 'running.json');
}

/** Tells other commands of this project where its emulator is. */
export function announceRunning(settings: LocalFolder, running: RunningBackend): void {
  writeFileSync(announcementIn(settings), JSON.stringify(running));
}

/** Withdraws what `announceRunning` said. */
export function withdrawRunning(settings: LocalFolder): void {
  rmSync(announcementIn(settings), { force: true });
}

/** Returns the project's running emulator, or undefined. One that was killed left its announcement, so it is asked. */
export async function runningBackend(settings: LocalFolder): Promise<RunningBackend | undefined> {
  const running = announcedIn(announcementIn(settings));
  if (!running) return undefined;
  const health = await emulatorAt(running.origin);
  return health?.stateFolder === stateFolderOf(settings) ? running : undefined;
}

function announcedIn(path: string): RunningBackend | undefined {
  try {
    return v.parse(announcement, readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
