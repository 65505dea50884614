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

function npmSucceeds(command) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(
    npm,
    [...command.split(' '), '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  return result.status === 0;
}

/** Installs the packages of the lock file unless exactly they were installed before. */
function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const marker = join(root, 'node_modules', '.installed-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  process.stdout.write('Installing packages; the first time this takes a minute or two.\n');
  // A fresh folder gets exactly what the lock file says; `install` mends what a former one left, and
  // knows what to do where a registry lacks the builds for other platforms.
  const mend = 'install --no-save';
  const commands = existsSync(join(root, 'node_modules')) ? [mend] : ['ci', mend];
  if (!commands.some(npmSucceeds)) {
    giveUp(
      `The packages could not be installed ('npm ${commands.at(-1)}' failed, see above). ` +
        'Check the connection to your npm registry and the free disk space, then run the command again.',
    );
  }
  writeFileSync(marker, wanted);
}

/** Sees to the right Node and to installed packages; ends the process with a sentence otherwise. */
export function prepare() {
  const problem = nodeProblem(process.versions.node);
  if (problem) giveUp(problem);
  installPackages();
}
