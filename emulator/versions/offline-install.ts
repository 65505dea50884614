import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { nearestLockFile } from '../assembly/definition-files';
import { npm, packEmulator } from './project';

const names = v.optional(v.record(v.string(), v.string()), {});
const locked = v.looseObject({ dependencies: names, optionalDependencies: names });
const lockFile = v.object({ packages: v.record(v.string(), locked) });
const manifest = v.object({ dependencies: names });
type Packages = v.InferOutput<typeof lockFile>['packages'];

const emulator = fileURLToPath(new URL('..', import.meta.url));

/**
 * Packs the emulator and installs it in a new folder, with the versions that are locked here, so that npm finds them
 * in its cache. Amplify and the CDK aren't installed.
 */
export function installLockedEmulator(folder: string): void {
  mkdirSync(folder);
  const name = 'emulator-examples';
  const packages = { '': { name }, ...emulatorsPackages() };
  write(folder, 'package.json', { name, private: true });
  write(folder, 'package-lock.json', { name, lockfileVersion: 3, packages });
  npm(folder, 'install', '--save-dev', packEmulator(dirname(folder)));
}

/** Returns what the lock file here has of the emulator's dependencies, and theirs. */
function emulatorsPackages(): Packages {
  const { packages } = v.parse(lockFile, read(nearestLockFile(emulator) ?? 'package-lock.json'));
  const found: Packages = {};
  const add = (parent: string, dependencies: Record<string, string>): void => {
    for (const name of Object.keys(dependencies)) {
      const path = installedPath(packages, parent, name);
      const entry = packages[path];
      if (!entry || found[path]) continue;
      found[path] = entry;
      add(path, { ...entry.dependencies, ...entry.optionalDependencies });
    }
  };
  add('', v.parse(manifest, read(join(emulator, 'package.json'))).dependencies);
  return found;
}

/** Returns where a package finds another one, as Node looks for it. */
function installedPath(packages: Packages, parent: string, name: string): string {
  const path = `${parent}${parent && '/'}node_modules/${name}`;
  if (packages[path] || parent === '') return path;
  return installedPath(packages, parent.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content, undefined, 2));
}
