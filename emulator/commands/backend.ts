import { loadDefinition } from '../assembly/load';
import { terminalLog, type Log } from '../core/log';
import { runDefinition, type Emulator } from '../emulator';
import { writeOutputs } from '../outputs/outputs-file';
import { watchDefinition } from './definition-watch';
import { stateFolderOf, type Settings } from './settings';
import { synthesizeProject } from './synthesis';
import { warnOfUnsupportedParts } from './unsupported-warning';

/** A running backend and the outputs file that clients use to connect to it. */
export interface Backend {
  emulator: Emulator;
  outputsFile: string;
  close(): Promise<void>;
}

/** Synthesizes `amplify/`, starts the emulator, writes the outputs and reloads on changes. */
export async function startBackend(settings: Settings, log: Log = terminalLog): Promise<Backend> {
  const { assemblyFolder, hash } = await synthesizeProject(settings);
  const definition = loadDefinition(assemblyFolder);
  warnOfUnsupportedParts(definition.unsupportedParts, log);
  const emulator = await runDefinition({
    definition,
    stateFolder: stateFolderOf(settings),
    port: settings.port,
    hostedPort: settings.hostedPort,
    log,
    controls: settings.controls,
    indexLagMs: settings.indexLagMs,
  });
  const { outputsFile } = settings;
  writeOutputs(outputsFile, emulator.outputs());
  const watcher = watchDefinition({
    settings,
    initial: { definition, hash },
    log,
    async reload(next) {
      await emulator.reload(next);
      writeOutputs(outputsFile, emulator.outputs());
    },
  });
  return {
    emulator,
    outputsFile,
    async close() {
      watcher.close();
      await emulator.close();
    },
  };
}
