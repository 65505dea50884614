// Plain JavaScript without packages: it runs before anything is installed, on any Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = [20, 19];

/** Ends the process with one sentence that says what to do. */
function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** The sentence for a Node that is too old, or undefined for one that will do. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return (
    `Verdure needs Node ${oldestNode.join('.')} or newer, and this is Node ${version}. ` +
    'Install a current Node from https://nodejs.org and run the command again.'
  );
}

/** Installs the packages of the lock file unless exactly they were installed before. */
function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const marker = join(root, 'node_modules', '.installed-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  process.stdout.write('Installing packages; the first time this takes a minute or two.\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  const result = spawnSync(npm, [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    giveUp(
      `The packages could not be installed ('npm ${command}' failed, see above). ` +
        'Check the connection to your npm registry and the free disk space, then run the command again.',
    );
  }
  const installed = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(marker, createHash('sha256').update(installed).digest('hex'));
}

/** Sees to the right Node and to installed packages; ends the process with a sentence otherwise. */
export function prepare() {
  const problem = nodeProblem(process.versions.node);
  if (problem) giveUp(problem);
  installPackages();
}
