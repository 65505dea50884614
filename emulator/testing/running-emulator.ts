import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompleteDefinition } from '../assembly/definition';
import { completeDefinition } from '../assembly/definition-parts';
import { loadDefinition } from '../assembly/load';
import { settingsFrom } from '../commands/settings';
import { synthesizeProject } from '../commands/synthesis';
import { silentLog, type Log } from '../core/log';
import { startEmulator, type Emulator } from '../emulator';

/** An emulator running this project's definition, for one test file. */
export interface TestEmulator extends Emulator {
  definition: CompleteDefinition;
  stateFolder: string;
  /** Stops the emulator and deletes its state. */
  dispose(): Promise<void>;
}

/** Starts the emulator on a free port with an empty state and test controls. */
export async function startTestEmulator(log: Log = silentLog): Promise<TestEmulator> {
  const { assemblyFolder } = await synthesizeProject(settingsFrom({}));
  const definition = completeDefinition(loadDefinition(assemblyFolder));
  const stateFolder = mkdtempSync(join(tmpdir(), 'verdure-state-'));
  const emulator = await startEmulator({ definition, stateFolder, port: 0, log, controls: true });
  return {
    ...emulator,
    definition,
    stateFolder,
    async dispose() {
      await emulator.close();
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}
