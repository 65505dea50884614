import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Plugin, type PreviewServer } from 'vite';
import { appPort } from '../addresses';
import { stopEmulator, projectFolder, startEmulatorProcess, workFolder } from './emulator-process';

/** Starts the emulator with demo content and serves the built application. Returns a function that stops both. */
export default async function startStack(): Promise<() => Promise<void>> {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  await startEmulatorProcess();
  const server = await serveApplication(workFolder, appPort).catch(async (error: unknown) => {
    await stopEmulator();
    throw error;
  });
  return async () => {
    await server.close();
    await stopEmulator();
  };
}

/** Builds the application against the outputs in `folder` and serves it as hosting would. */
export async function serveApplication(folder: string, port: number): Promise<PreviewServer> {
  const outDir = join(folder, 'dist');
  buildApplication(outDir, join(folder, 'amplify_outputs.json'));
  return preview({
    root: projectFolder,
    logLevel: 'warn',
    plugins: [uncompressed],
    build: { outDir },
    preview: { port, strictPort: true },
  });
}

/** Vite would compress each file again for every page that loads it, which takes longer than it saves here. */
const uncompressed: Plugin = {
  name: 'verdure:uncompressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

function buildApplication(outDir: string, outputs: string): void {
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config=e2e/vite.config.ts', '--outDir', outDir, '--logLevel', 'warn'],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, VERDURE_OUTPUTS: outputs },
    },
  );
}
