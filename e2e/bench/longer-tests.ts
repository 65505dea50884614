import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '../setup/emulator-process';

/** Runs tests of `path` that take their size from the environment. Throws if one fails. */
export function runLonger(path: string, size: Readonly<Record<string, string>>): void {
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const { status } = spawnSync(
    process.execPath,
    [join(vitest, 'vitest.mjs'), 'run', '--project', 'conformance', path],
    { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, ...size } },
  );
  if (status !== 0) throw new Error(`A test of ${path} failed; see above`);
}
