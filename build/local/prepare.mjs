// Plain JavaScript without dependencies, since it runs before packages are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import './check-node.cjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints the message and exits with code 1. */
function exitWithError(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

function runNpm(command) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(
    npm,
    [...command.split(' '), '--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  return result.status === 0;
}

/**
 * Returns how to install the packages of the lock file with this hash; undefined if they are installed.
 * `marker` is the text that the last installation left, if any. The scope `application` skips `devDependencies`, which
 * only checks, tools and deployments need, but never removes installed ones.
 */
export function installation(scope, lockHash, { hasPackages, marker }) {
  const [installed, installedScope = 'everything'] = marker?.split(' ') ?? [];
  if (installed === lockHash && [scope, 'everything'].includes(installedScope)) return undefined;
  const lighter = scope === 'application' && (!hasPackages || installedScope === 'application');
  // Explicit, since NODE_ENV=production or the user's npm settings could leave packages out. Optional ones contain
  // native programs.
  const flags = `${lighter ? ' --omit=dev' : ' --include=dev'} --include=optional`;
  // `npm ci` fails if the registry lacks builds for other platforms; `npm install` copes with that,
  // and updates an existing node_modules faster.
  const install = `install --no-save${flags}`;
  return {
    commands: hasPackages ? [install] : [`ci${flags}`, install],
    marker: lighter ? `${lockHash} application` : lockHash,
  };
}

/**
 * Returns a hash of the packages that a lock file means for this machine: some differ by system, and WSL and Windows may
 * share a folder.
 */
export function packagesKey(lock) {
  const system = `${process.platform} ${process.arch}`;
  return createHash('sha256').update(lock).update(system).digest('hex');
}

/** Installs the lock file's packages, unless that has already been done. */
function installPackages(scope) {
  const lockFile = join(root, 'package-lock.json');
  if (!existsSync(lockFile)) {
    exitWithError('package-lock.json is missing. Restore it: git checkout package-lock.json');
  }
  const packages = join(root, 'node_modules');
  const markerFile = join(packages, '.installed-lock');
  const needed = installation(scope, packagesKey(readFileSync(lockFile)), {
    // npm writes this last, so an interrupted installation starts again.
    hasPackages: existsSync(join(packages, '.package-lock.json')),
    marker: existsSync(markerFile) ? readFileSync(markerFile, 'utf8') : undefined,
  });
  if (!needed) return;
  const { commands, marker } = needed;
  process.stdout.write('Installing packages. The first time takes a minute or two.\n');
  if (!commands.some(runNpm)) {
    exitWithError(
      `Couldn't install packages ('npm ${commands.at(-1)}' failed, see above). ` +
        'Check your connection to the npm registry and your disk space, then run the command again.',
    );
  }
  writeFileSync(markerFile, marker);
}

/**
 * Installs packages: those that `npm start` needs, or everything. On failure, prints a
 * message and exits.
 */
export function prepare(scope) {
  installPackages(scope);
  // With NODE_USE_ENV_PROXY, Node would send even requests to this machine through the proxy.
  const direct = process.env.no_proxy ?? process.env.NO_PROXY;
  for (const name of ['no_proxy', 'NO_PROXY'])
    process.env[name] = [direct, 'localhost', '127.0.0.1'].filter(Boolean).join(',');
}
