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

it('A definition that fails is blamed, with advice to fix it', async () => {
  await expect(synthesize({ projectFolder, cacheFolder })).rejects.toMatchObject({
    message: expect.stringMatching(
      /^Synthesizing amplify\/ failed \(exit code 1\):[^[]*a wrong rule/,
    ),
    advice: 'Fix the definition in amplify/ and try again.',
  });
});

it('Temporary files of a synthesis are removed with it', async () => {
  writeFileSync(
    join(projectFolder, 'amplify', 'backend.ts'),
    "import { tmpdir } from 'node:os'; throw new Error(tmpdir());",
  );
  const error: unknown = await synthesize({ projectFolder, cacheFolder }).catch((one) => one);
  const [, folder = ''] = /^Error: (.+)$/m.exec(String(error)) ?? [];
  expect(folder).toContain(cacheFolder);
  expect(existsSync(folder)).toBe(false);
});

it("A definition isn't blamed for a full disk", async () => {
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

it("A definition that wasn't even read isn't blamed", async () => {
  const environment = { NODE_OPTIONS: '--import ./no-such-loader.mjs' };
  await expect(synthesize({ projectFolder, cacheFolder, environment })).rejects.toMatchObject({
    message: expect.stringContaining('no-such-loader.mjs'),
    advice: expect.stringContaining('The definition in amplify/ was not read.'),
  });
});
