import { spawnSync } from 'node:child_process';

/** The machine's Python, by its path, since a command in PATH may need variables that a function doesn't have. */
export interface Python {
  path: string;
  /** '3.12'. */
  version: string;
}

const question = 'import sys; print(sys.executable, "%d.%d" % sys.version_info[:2], sep="\\n")';

/** Returns the machine's Python 3, if it is there. */
export function installedPython(): Python | undefined {
  const { status, stdout } = spawnSync('python3', ['-c', question], { encoding: 'utf8' });
  const [path, version] = status === 0 ? stdout.split('\n') : [];
  return path && version ? { path, version } : undefined;
}
