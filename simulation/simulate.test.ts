import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run simulate refuses numbers that would run nothing', () => {
  const args = ['.ci/script.mjs', 'simulation/simulate.ts', '--runs=-1'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, expect.stringContaining('are whole numbers from 1')]);
});
