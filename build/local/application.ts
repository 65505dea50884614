import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { plainPath } from './plain-path';
import type { VerdureSettings } from './settings';

export interface Application {
  /** URL of the app. */
  url: string;
  close(): Promise<void>;
}

/** Ends Vite with the process that started it, even if that is killed. Otherwise, Vite would keep the port. */
const endWithParent = `data:text/javascript,process.on('disconnect', () => {
  process.stderr.write('The backend has ended, so the application ends too.\\n');
  process.exit(1);
})`;

/**
 * Starts Vite's development server on `appPort` and resolves once it responds. If it later ends on its own, `onEnd`
 * gets 'with code 1' or 'by SIGKILL'.
 */
export async function startApplication(
  { projectFolder, appPort, outputsFile }: VerdureSettings,
  onEnd: (how: string) => void,
): Promise<Application> {
  const root = plainPath(projectFolder);
  const vite = spawn(
    process.execPath,
    [
      ...(root === projectFolder ? [] : ['--preserve-symlinks', '--preserve-symlinks-main']),
      '--import',
      encodeURI(endWithParent),
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      root,
      `--config=${join(root, 'vite.config.ts')}`,
      `--port=${appPort}`,
      '--strictPort',
      '--logLevel=warn',
      '--clearScreen=false',
    ],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, VERDURE_OUTPUTS: outputsFile },
    },
  );
  let isClosing = false;
  const url = `http://localhost:${appPort}/`;
  const exited = once(vite, 'exit').then(([code, signal]) =>
    code === null ? `by ${String(signal)}` : `with code ${String(code)}`,
  );
  await Promise.race([
    waitUntilReady(url),
    exited.then((how) => {
      throw new Error(`The Vite server ended ${how}, see above.`);
    }),
  ]);
  void exited.then((how) => (isClosing ? undefined : onEnd(how)));
  return {
    url,
    async close() {
      isClosing = true;
      if (vite.exitCode !== null || vite.signalCode !== null) return;
      vite.kill('SIGTERM');
      await exited;
    },
  };
}

const POLL_MS = 50;
const REFUSES_AFTER_MS = 30_000;

/** Resolves once the page is served. Throws if the server refuses to serve it for a while. */
async function waitUntilReady(url: string): Promise<void> {
  for (const startedAt = performance.now(); ;) {
    // It isn't listening yet. The caller stops waiting if the process exits.
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (response && performance.now() - startedAt > REFUSES_AFTER_MS)
      throw new Error(`${url} responds with status ${response.status}.`);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
