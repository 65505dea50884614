import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { pinsOf } from './pins';
import type { VersionSet } from './version-sets';

const lockFile = v.object({ packages: v.record(v.string(), v.unknown()) });

/** File systems store whole blocks. */
const blockBytes = 4096;

const fixture = fileURLToPath(new URL('../fixtures/to-do', import.meta.url));

/** What installing the emulator added to a project. */
export interface Installation {
  megabytes: number;
  seconds: number;
  /** Packages of the project whose entries in the lock file aren't as they were. */
  changed: string[];
}

/** Makes a project of a set of versions, without the emulator. Throws if npm fails. */
export function makeProject(folder: string, set: VersionSet): void {
  const { overrides, cdk } = pinsOf(set);
  const { backend, client, esbuild, tsx } = set;
  mkdirSync(join(folder, '.amplify-emulator'), { recursive: true });
  cpSync(fixture, folder, { recursive: true });
  writeFileSync(join(folder, '.amplify-emulator', 'secrets.env'), 'GREETED=Ann\n');
  const dependencies = {
    '@aws-amplify/backend': backend,
    'aws-amplify': client,
    'aws-cdk-lib': cdk,
    constructs: '^10.0.0',
    esbuild,
    ...(tsx === undefined ? {} : { tsx }),
  };
  const manifest = { name: 'to-do', private: true, type: 'module', dependencies, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  npm(folder, 'install');
}

/** Installs the packed emulator as a stranger does. Throws if npm fails. */
export function installEmulator(folder: string, packed: string): Installation {
  const before = locked(folder);
  const megabytes = megabytesOf(folder);
  const start = performance.now();
  npm(folder, 'install', '--save-dev', packed);
  const seconds = (performance.now() - start) / 1000;
  const after = locked(folder);
  return {
    megabytes: megabytesOf(folder) - megabytes,
    seconds,
    changed: [...before].filter(([path, entry]) => after.get(path) !== entry).map(([path]) => path),
  };
}

/** Packs the emulator into `folder`; returns the file. */
export function packEmulator(folder: string): string {
  const emulator = fileURLToPath(new URL('..', import.meta.url));
  const name = npm(emulator, 'pack', '--pack-destination', folder).trim();
  return join(folder, name);
}

/** Runs npm; returns what it printed. Throws if it fails. */
export function npm(folder: string, ...args: string[]): string {
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { stdout, stderr, status } = spawnSync('npm', [...args, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/** Returns the packages of the lock file other than the project itself, each as text. */
function locked(folder: string): Map<string, string> {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const { packages } = v.parse(lockFile, JSON.parse(text));
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  return new Map(entries.map(([path, entry]) => [path, JSON.stringify(entry)]));
}

/** Returns what the project's packages take on a disk. */
function megabytesOf(folder: string): number {
  const packages = join(folder, 'node_modules');
  const blocks = new Map<number, number>();
  for (const name of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    const { ino, size } = lstatSync(join(packages, name));
    blocks.set(ino, Math.ceil(size / blockBytes));
  }
  return ([...blocks.values()].reduce((sum, count) => sum + count, 0) * blockBytes) / 1e6;
}
