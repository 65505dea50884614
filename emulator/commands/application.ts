import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Settings } from './settings';

export interface Application {
  /** Where the application is reached in a browser. */
  address: string;
  close(): Promise<void>;
}

/** Starts Vite's development server on the settings' port; resolves when it answers. */
export async function startApplication(
  { projectFolder, appPort }: Settings,
  outputsFile: string,
): Promise<Application> {
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
  const address = `http://localhost:${appPort}/`;
  const ended = once(vite, 'exit').then(([code]) => {
    throw new Error(`The application's server ended with exit code ${String(code)}, see above.`);
  });
  await Promise.race([answers(address), ended]);
  ended.catch(() => process.kill(process.pid, 'SIGTERM'));
  return {
    address,
    async close() {
      if (vite.exitCode !== null || vite.signalCode !== null) return;
      const exit = once(vite, 'exit');
      vite.kill('SIGTERM');
      await exit;
    },
  };
}

async function answers(address: string): Promise<void> {
  const pauseMs = 50;
  for (;;) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // Not listening yet; the caller ends the wait when the server's process ends.
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
