import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secretsIn } from './secrets';

it('reads the values of secrets from a file, if there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  expect(secretsIn(folder)).toEqual(new Map());
  writeFileSync(join(folder, 'secrets.env'), '# for greetings\nTOKEN="a, b = c"\nOTHER=\n');
  expect(secretsIn(folder)).toEqual(
    new Map([
      ['TOKEN', 'a, b = c'],
      ['OTHER', ''],
    ]),
  );
  rmSync(folder, { recursive: true });
});
