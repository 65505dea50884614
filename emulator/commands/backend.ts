import { join } from 'node:path';
import { loadDefinition } from '../assembly/load';
import { terminalLog, type Log } from '../core/log';
import { startEmulator, type Emulator } from '../emulator';
import { writeOutputs } from '../outputs/outputs-file';
import { watchDefinition } from './definition-watch';
import { outputsFileFor, type Settings } from './settings';
import { synthesizeProject } from './synthesis';

/** A running backend with the outputs file that tells clients of it. */
export interface Backend {
  emulator: Emulator;
  outputsFile: string;
  close(): Promise<void>;
}

/** Synthesizes, starts the emulator, writes the outputs, and follows changes of the definition. */
export async function startBackend(settings: Settings, log: Log = terminalLog): Promise<Backend> {
  const { assemblyFolder, hash } = await synthesizeProject(settings);
  const definition = loadDefinition(assemblyFolder);
  const emulator = await startEmulator({
    definition,
    stateFolder: join(settings.localFolder, 'state'),
    port: settings.port,
    hostedPort: settings.hostedPort,
    log,
    controls: settings.controls,
  });
  const outputsFile = outputsFileFor(settings);
  writeOutputs(outputsFile, emulator.outputs());
  const watch = watchDefinition({
    settings,
    initial: { definition, hash },
    log,
    async reload(changed) {
      await emulator.reload(changed);
      writeOutputs(outputsFile, emulator.outputs());
    },
  });
  return {
    emulator,
    outputsFile,
    async close() {
      watch.close();
      await emulator.close();
    },
  };
}
