import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type Plugin, type PreviewServer } from 'vite';
import { updateOutputs } from 'amplify-emulator/project';
import { verdureSettings } from '../../build/local/settings';
import { appPort, portOptions } from '../addresses';
import {
  stopEmulator,
  projectFolder,
  startEmulatorProcess,
  outputsFile,
  workFolder,
} from './emulator-process';

/** Starts the emulator with demo content and serves the built application. Returns a function that stops both. */
export default async function startStack(): Promise<() => Promise<void>> {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  // Synthesizes the definition once for `npm start` and all tests.
  const assemblies = join(projectFolder, '.verdure', 'assemblies');
  mkdirSync(assemblies, { recursive: true });
  symlinkSync(assemblies, join(workFolder, 'assemblies'), 'junction');
  await updateOutputs(verdureSettings({ ...portOptions, state: workFolder }));
  const emulator = startEmulatorProcess();
  const application = serveApplication();
  const [server] = await Promise.all([application, emulator]).catch(async (error: unknown) => {
    await emulator.then(() => stopEmulator());
    throw error;
  });
  return async () => {
    await server.close();
    await stopEmulator();
  };
}

/** Builds the application for the emulator and serves it as hosting would. */
async function serveApplication(): Promise<PreviewServer> {
  const outDir = join(workFolder, 'dist');
  await buildApplication(outDir, outputsFile);
  return preview({
    root: projectFolder,
    logLevel: 'warn',
    plugins: [uncompressed],
    build: { outDir },
    preview: { port: appPort, strictPort: true },
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

async function buildApplication(outDir: string, outputs: string): Promise<void> {
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['--outDir', outDir, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], {
    cwd: projectFolder,
    env: { ...process.env, VERDURE_OUTPUTS: outputs },
  });
}
