import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './project-copy';
import { fixtureFolder } from './running-fixture';

/** The packages of a copy that are the published ones, even where they are patched for other tests. */
const asPublished = ['aws-amplify', '@aws-amplify/storage'];

/** A copy of a whole fixture, with its own `node_modules`. */
export function copyViteProject(fixture: string): ProjectCopy {
  const project = copyProject(fixture);
  const folder = project.settings.projectFolder;
  for (const name of ['index.html', 'src', 'vite.config.ts']) {
    cpSync(join(fixtureFolder(fixture), name), join(folder, name), { recursive: true });
  }
  const packages = join(folder, 'node_modules');
  const shared = realpathSync(packages);
  rmSync(packages);
  mkdirSync(join(packages, '@aws-amplify'), { recursive: true });
  link(shared, packages);
  link(join(shared, '@aws-amplify'), join(packages, '@aws-amplify'));
  for (const name of asPublished) {
    cpSync(join(shared, name), join(packages, name), { recursive: true });
  }
  undoPatches(folder, join(shared, '..', '.patches'));
  return project;
}

function link(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const path = join(to, name);
    const own = asPublished.some((one) => path.endsWith(join('node_modules', one)));
    if (!own && !name.startsWith('.') && !existsSync(path)) symlinkSync(join(from, name), path);
  }
}

/** The repository around this package may have patched the client for its own builds. */
function undoPatches(folder: string, patches: string): void {
  if (!existsSync(patches)) return;
  for (const name of readdirSync(patches)) {
    if (!name.startsWith('@aws-amplify+storage+')) continue;
    const args = ['apply', '--reverse', join(patches, name)];
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} couldn't be undone: ${stderr}`);
  }
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
