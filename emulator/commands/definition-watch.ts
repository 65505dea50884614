import { watch } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition } from '../assembly/definition';
import { describeChanges } from '../assembly/changes';
import { loadDefinition } from '../assembly/load';
import type { Log } from '../core/log';
import { explain } from './failure';
import type { Settings } from './settings';
import { synthesizeProject } from './synthesis';

interface WatchOptions {
  settings: Settings;
  initial: { definition: BackendDefinition; hash: string };
  log: Log;
  reload(definition: BackendDefinition): Promise<void>;
}

/** How long the folder must be quiet before it is synthesized again, in milliseconds. */
const quietMs = 300;

/**
 * Synthesizes again whenever a file in `amplify/` changes, goes on with the new definition and says
 * what changed. A definition that does not synthesize leaves the running one in place.
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
      }, quietMs);
    },
  );
  const refresh = async (): Promise<void> => {
    try {
      const next = await synthesizeProject(options.settings);
      if (next.hash === current.hash) return;
      const definition = loadDefinition(next.assemblyFolder);
      const changes = describeChanges(current.definition, definition);
      await options.reload(definition);
      current = { definition, hash: next.hash };
      options.log.info(
        `The backend was reloaded: ${changes.join('; ') || 'nothing that it runs changed'}.`,
      );
    } catch (error) {
      options.log.error(`${explain(error)}\nUntil then the backend goes on as it was.`);
    }
  };
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
