import react from '@vitejs/plugin-react';
import { localClient } from 'amplify-emulator/vite';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { outputsFile, projectFolder, workFolder } from '../setup/emulator-process';

const root = join(projectFolder, 'e2e', 'bench', 'baseline');
const outDir = join(workFolder, 'baseline');

/** Builds and serves the baseline application. Returns a function that stops the server. */
export async function serveBaseline(port: number): Promise<() => Promise<void>> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), localClient()],
    resolve: { alias: { outputs: outputsFile } },
    // One large bundle, as tutorials build it.
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
