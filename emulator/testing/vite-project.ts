import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './project-copy';
import { fixtureFolder } from './running-fixture';

/** A copy of a whole fixture, with links to the packages. */
export function copyViteProject(fixture: string): ProjectCopy {
  const project = copyProject(fixture);
  const folder = project.settings.projectFolder;
  for (const name of ['index.html', 'src', 'vite.config.ts']) {
    cpSync(join(fixtureFolder(fixture), name), join(folder, name), { recursive: true });
  }
  // A folder of its own, since Vite keeps its cache there.
  const packages = join(folder, 'node_modules');
  const shared = realpathSync(packages);
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync(shared).filter((one) => !one.startsWith('.'))) {
    symlinkSync(join(shared, name), join(packages, name));
  }
  return project;
}

/** Vite's command in a project, as it runs outside of Vitest. */
export class ViteCommand {
  readonly #child: ChildProcess;
  /** What it printed. */
  output = '';

  constructor(folder: string, args: readonly string[]) {
    const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
    const program = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
    this.#child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  /** Where the development server listens; '' until it does. */
  get origin(): string {
    return /Local: +(http:\/\/localhost:\d+)/.exec(this.output)?.[1] ?? '';
  }

  /** Returns the exit code once it has ended. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.ended();
  }
}
