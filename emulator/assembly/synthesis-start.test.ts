import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { synthesize } from './synthesize';

let projectFolder: string;
let cacheFolder: string;

beforeEach(() => {
  projectFolder = mkdtempSync(join(tmpdir(), 'synthesis-'));
  cacheFolder = join(projectFolder, 'assemblies');
  mkdirSync(cacheFolder);
  mkdirSync(join(projectFolder, 'amplify'));
  writeFileSync(join(projectFolder, 'package-lock.json'), '{}');
  writeFileSync(join(projectFolder, 'amplify', 'backend.ts'), "throw new Error('a wrong rule');");
});

afterEach(() => rmSync(projectFolder, { recursive: true }));

it('advises fixing a definition that throws', async () => {
  await expect(synthesize({ projectFolder, cacheFolder })).rejects.toMatchObject({
    message: expect.stringMatching(
      /^Synthesizing amplify\/ failed \(exit code 1\):[^[]*a wrong rule/,
    ),
    advice: 'Fix the definition in amplify/ and try again.',
  });
});

it('removes the temporary files of a synthesis', async () => {
  writeFileSync(
    join(projectFolder, 'amplify', 'backend.ts'),
    "import { tmpdir } from 'node:os'; throw new Error(tmpdir());",
  );
  const error: unknown = await synthesize({ projectFolder, cacheFolder }).catch((thrown) => thrown);
  const [, folder = ''] = /^Error: (.+)$/m.exec(String(error)) ?? [];
  expect(folder).toContain(cacheFolder);
  expect(existsSync(folder)).toBe(false);
});

it('reports a full disk, not the definition', async () => {
  writeFileSync(
    join(projectFolder, 'amplify', 'backend.ts'),
    "throw new Error('Failed', { cause: new Error('ENOSPC: no space left on device, write') });",
  );
  await expect(synthesize({ projectFolder, cacheFolder })).rejects.toMatchObject({
    name: 'DiskError',
    kind: 'full',
    detail: 'ENOSPC: no space left on device, write',
  });
});

it('does not blame a definition that was never read', async () => {
  const environment = { NODE_OPTIONS: '--import ./no-such-loader.mjs' };
  await expect(synthesize({ projectFolder, cacheFolder, environment })).rejects.toMatchObject({
    message: expect.stringContaining('no-such-loader.mjs'),
    advice: expect.stringContaining('The definition in amplify/ was not read.'),
  });
});
