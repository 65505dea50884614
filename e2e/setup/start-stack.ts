import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { appPort } from '../addresses';
import { endEmulator, projectFolder, startEmulatorProcess, workFolder } from './emulator-process';

/** The whole product as a person meets it: the emulator with demo content, and the built application. */
export default async function startStack(): Promise<() => Promise<void>> {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  await startEmulatorProcess();
  const outDir = join('.verdure', 'e2e', 'dist');
  buildApplication(outDir);
  const server = await preview({
    root: projectFolder,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: appPort, strictPort: true },
  });
  return async () => {
    await server.close();
    await endEmulator();
  };
}

function buildApplication(outDir: string): void {
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VERDURE_OUTPUTS: join(workFolder, 'amplify_outputs.json') },
  });
}
