import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emulatorPort } from '../addresses';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** What the end-to-end tests keep: state, outputs, the built application. Made anew for each run. */
export const workFolder = join(projectFolder, '.verdure', 'e2e');

/** The running emulator's process id, for the test that ends it and starts it again. */
const pidFile = join(workFolder, 'emulator.pid');

/** Starts the emulator with demo content in a process of its own; resolves when all of it is there. */
export async function startEmulatorProcess(): Promise<void> {
  const child = await spawnEmulator([`--port=${emulatorPort}`, `--state=${workFolder}`]);
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

/** An emulator with test controls in a process of its own; resolves when its demo content is there. */
export async function spawnEmulator(options: string[], env = process.env): Promise<ChildProcess> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const child = spawn(
    process.execPath,
    ['--import', tsx, join(projectFolder, 'emulator', 'cli.ts'), 'serve', '--controls', ...options],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'], env },
  );
  await ready(child);
  return child;
}

/** The process says so when the backend and its demo content are there. */
async function ready(child: ChildProcess): Promise<void> {
  const said = new Promise<void>((done) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('Backend ready at')) done();
    });
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The emulator ended with exit code ${String(code)} before it was ready`);
  });
  await Promise.race([said, ended]);
  ended.catch(() => {});
}

/** Ends the emulator and waits until it is gone; `SIGKILL` gives it no chance to tidy up. */
export async function endEmulator(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid, signal);
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
