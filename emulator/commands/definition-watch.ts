import { watch } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition } from '../assembly/definition';
import { describeChanges } from '../assembly/changes';
import { loadDefinition } from '../assembly/load';
import type { Log } from '../core/log';
import { explain } from './failure';
import type { Settings } from './settings';
import { synthesizeProject } from './synthesis';
import { warnOfUnsupportedParts } from './unsupported-warning';

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
  const watcher = watch(
    join(options.settings.projectFolder, 'amplify'),
    { recursive: true },
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(refresh);
      }, debounceMs);
    },
  );
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
      watcher.close();
    },
  };
}
