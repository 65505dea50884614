import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { describeChanges } from '../assembly/changes';
import type { BackendDefinition, UnsupportedPart } from '../assembly/definition';
import { loadDefinition } from '../assembly/load';
import { terminalLog, type Log } from '../core/log';
import { runDefinition, type Emulator } from '../emulator';
import { writeOutputs } from '../outputs/outputs-file';
import { explain } from './failure';
import { stateFolderOf, type Settings } from './settings';
import { synthesizeProject } from './synthesis';

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
      watcher?.close();
      await emulator.close();
    },
  };
}

interface WatchOptions {
  settings: Settings;
  initial: { definition: BackendDefinition; hash: string };
  log: Log;
  reload(definition: BackendDefinition): Promise<void>;
}

const debounceMs = 300;

/**
 * Synthesizes again whenever a file in `amplify/` changes, reloads the emulator and logs the
 * changes. If synthesis fails, the previous definition keeps running.
 */
export function watchDefinition(options: WatchOptions): { close(): void } {
  let current = options.initial;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh);
    }, debounceMs);
  };
  const folder = join(options.settings.projectFolder, 'amplify');
  const watcher = watchFolder(folder, onChange, options.log);
  const refresh = async (): Promise<void> => {
    try {
      const next = await synthesizeProject(options.settings);
      if (next.hash === current.hash) return;
      const definition = loadDefinition(next.assemblyFolder);
      warnOfUnsupportedParts(definition.unsupportedParts, options.log);
      const changes = describeChanges(current.definition, definition);
      await options.reload(definition);
      current = { definition, hash: next.hash };
      options.log.info(`Backend reloaded: ${changes.join('; ') || 'no effective changes'}.`);
    } catch (error) {
      options.log.error(
        `${explain(error)}\nUntil then, the backend keeps running the previous definition.`,
      );
    }
  };
  return {
    close() {
      clearTimeout(timer);
      watcher?.close();
    },
  };
}

/** Returns undefined if the system can't watch the folder, such as on Linux with too many watches. */
function watchFolder(folder: string, onChange: () => void, log: Log): FSWatcher | undefined {
  const giveUp = (error: unknown) =>
    log.warn(`Changes in amplify/ won't be noticed (${String(error)}). Restart after each.`);
  try {
    return watch(folder, { recursive: true }, onChange).on('error', giveUp);
  } catch (error) {
    giveUp(error);
    return undefined;
  }
}

/** Warns of the parts of the definition that the emulator can't run, each with the effect. */
export function warnOfUnsupportedParts(parts: readonly UnsupportedPart[], log: Log): void {
  if (parts.length === 0) return;
  const lines = parts.map(({ name, effect }) => `\n  - ${name}: ${effect}`);
  log.warn(`The emulator can't run these parts of amplify/; the rest works.${lines.join('')}`);
}
