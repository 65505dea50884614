import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Reloads what imports the outputs when the emulator writes them again, as if `id` had changed. */
export function watchOutputs(outputsFile: string, id: string, server: ViteDevServer): () => void {
  const watcher = watch(dirname(outputsFile), (_, name) => {
    if (name === basename(outputsFile)) server.watcher.emit('change', id);
  });
  return () => watcher.close();
}
