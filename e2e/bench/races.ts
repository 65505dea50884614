import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '../setup/emulator-process';

/** Runs the races of devices that share an account, with `trials` orders of requests a case. Throws if one fails. */
export function runRaces(trials: number): void {
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const { status } = spawnSync(
    process.execPath,
    [join(vitest, 'vitest.mjs'), 'run', '--project', 'conformance', 'e2e/races'],
    {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, VERDURE_RACE_TRIALS: String(trials) },
    },
  );
  if (status !== 0) throw new Error('A race ended with the wrong rows; see above');
}
