import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run check-deployment explains that it needs outputs', () => {
  const args = ['.ci/script.mjs', 'e2e/deployment/check-deployment.ts', 'https://example.com'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Usage: /)]);
});
