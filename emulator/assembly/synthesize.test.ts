import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { synthesizeFixture } from '../testing/running-fixture';

it('never writes the module scope of functions again, which one may be reading', async () => {
  const { assemblyFolder } = await synthesizeFixture('task-list');
  const scope = join(assemblyFolder, '..', 'package.json');
  expect(readFileSync(scope, 'utf8')).toBe('{}\n');
  const { mtimeMs } = statSync(scope);
  await synthesizeFixture('task-list');
  expect(statSync(scope).mtimeMs).toBe(mtimeMs);
}, 120_000);
