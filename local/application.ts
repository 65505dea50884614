import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { VerdureSettings } from './settings';

export interface Application {
  /** URL of the app. */
  url: string;
  close(): Promise<void>;
}

/** Starts Vite's development server on `appPort` and resolves once it responds. */
export async function startApplication({
  projectFolder,
  appPort,
  outputsFile,
}: VerdureSettings): Promise<Application> {
  const vite = spawn(
    process.execPath,
    [
      join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js'),
      `--port=${appPort}`,
      '--strictPort',
      '--logLevel=warn',
      '--clearScreen=false',
    ],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, VERDURE_OUTPUTS: outputsFile },
    },
  );
  const url = `http://localhost:${appPort}/`;
  const exited = once(vite, 'exit').then(([code]) => {
    throw new Error(`The Vite server exited with code ${String(code)}, see above.`);
  });
  await Promise.race([waitUntilReady(url), exited]);
  exited.catch(() => process.kill(process.pid, 'SIGTERM'));
  return {
    url,
    async close() {
      if (vite.exitCode !== null || vite.signalCode !== null) return;
      const exit = once(vite, 'exit');
      vite.kill('SIGTERM');
      await exit;
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const pollMs = 50;
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet. The caller stops waiting if the process exits.
    }
    await new Promise((done) => setTimeout(done, pollMs));
  }
}
