import { resolve } from 'node:path';
import { onStop } from '../core/lifecycle';
import { messagesLog, terminalLog } from '../core/log';
import { startBackend, type Backend } from './backend';
import { ignoreLocalFolder } from './git-ignore';
import { askToReplaceOutputs } from './outputs-owner';
import { AlreadyRunningError, runningBackend } from './running';
import { seedBackend } from './seed';
import type { Settings } from './settings';

interface ServeRequest {
  settings: Settings;
  seed: string | undefined;
  overwrite: boolean;
  json: boolean;
}

/** Runs the backend until Ctrl-C, with what a script seeds if there is one. */
export async function serve({ settings, seed, overwrite, json }: ServeRequest): Promise<void> {
  const running = await runningBackend(settings);
  if (running) throw new AlreadyRunningError(running.origin);
  if (!overwrite) await askToReplaceOutputs(settings);
  const log = json ? messagesLog : terminalLog;
  const backend = await startBackend(settings, log);
  ignoreLocalFolder(settings, log);
  onStop(() => backend.close());
  if (seed !== undefined) {
    await seedBackend(resolve(settings.projectFolder, seed), settings, backend);
  }
  if (json) process.stdout.write(`${JSON.stringify(reportOf(backend))}\n`);
  else announce(backend);
}

/** Prints that the backend is ready, and where. */
export function announce({ emulator }: Backend): void {
  process.stdout.write(`Backend ready at ${emulator.origin} (press Ctrl-C to stop).\n`);
}

function reportOf({ running, emulator }: Backend): Record<string, unknown> {
  return { ...running, mailbox: `${emulator.origin}/mailbox`, pid: process.pid };
}
