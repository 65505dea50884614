import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { projectFolder, workFolder } from '../setup/emulator-process';

const root = join(projectFolder, 'e2e', 'bench', 'baseline');
const outDir = join(workFolder, 'baseline');

/** Builds the application that ours is compared with, and serves it. Gives what ends it. */
export async function serveBaseline(port: number): Promise<() => Promise<void>> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: { outputs: join(workFolder, 'amplify_outputs.json') } },
    // One large file is how it is usually done.
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true },
  });
  return () => server.close();
}
