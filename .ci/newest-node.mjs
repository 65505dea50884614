// The newest version of Node that the checks run on, installed from npm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./newest-node/', import.meta.url));

function numbers(version) {
  return version.split('.').map(Number);
}

/** Whether a version of Node is at least another one. */
function isAtLeast(version, other) {
  const required = numbers(other);
  const differing = numbers(version).findIndex((number, index) => number !== required[index]);
  return differing < 0 || numbers(version)[differing] > required[differing];
}

/**
 * Installs the newest Node. Returns its version and path; undefined if this process already runs it or a newer one.
 * Throws if it can't.
 */
export function newestNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [version] = Object.values(optionalDependencies);
  if (isAtLeast(process.versions.node, version)) return undefined;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = ['ci', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  spawnSync(npm, install, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell });
  const require = createRequire(join(folder, 'package.json'));
  const names = Object.keys(optionalDependencies);
  const name = names.find((candidate) =>
    candidate.endsWith(`-${process.platform}-${process.arch}`),
  );
  const path = require.resolve(`${name}/bin/node`);
  return { version, path };
}
