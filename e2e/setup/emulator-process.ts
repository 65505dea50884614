import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { emulatorPort, portOptions } from '../addresses';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The tests' state, outputs and built app, separate from those of a run on other ports. Recreated for each run. */
export const workFolder = join(projectFolder, '.verdure', 'e2e', String(emulatorPort));

/** The outputs that the built app was made with. */
export const outputsFile = join(workFolder, 'amplify_outputs.json');

const OutputsSchema = v.looseObject({
  auth: v.looseObject({ user_pool_id: v.string(), user_pool_client_id: v.string() }),
  storage: v.looseObject({ bucket_name: v.string() }),
});

/** Returns the content of those outputs. */
export const outputs = () => v.parse(OutputsSchema, JSON.parse(readFileSync(outputsFile, 'utf8')));

/** The running emulator's process ID. */
const pidFile = join(workFolder, 'emulator.pid');

/** Starts the emulator with test controls in its own process. Resolves once its demo content is ready. */
export async function startEmulatorProcess(): Promise<void> {
  const options = { ...portOptions, state: workFolder };
  const child = spawn(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      join(projectFolder, 'build', 'local', 'cli.ts'),
      'serve',
      '--controls',
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await untilPrinted(child, 'Backend ready at');
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

/** Resolves when a process prints a text. Rejects if it exits before that. */
export async function untilPrinted(child: ChildProcess, awaited: string): Promise<void> {
  const announced = new Promise<void>((done) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes(awaited)) done();
    });
  });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`It exited with code ${String(code)} before it printed '${awaited}'`);
  });
  await Promise.race([announced, exited]);
  exited.catch(() => {});
}

/** Stops the emulator and waits until it has exited. */
export async function stopEmulator(): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid);
  const pauseMs = 50;
  while (isRunning(pid)) await new Promise((done) => setTimeout(done, pauseMs));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
