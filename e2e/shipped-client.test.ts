import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Returns the code of Amplify's storage client by file, as a build for the backend in these outputs would ship it. */
async function storageClientFor(outputs: string): Promise<Map<string, string | null>> {
  const modules = new Map<string, string | null>();
  vi.stubEnv('VERDURE_OUTPUTS', outputs);
  // The build sets it, even for the tests that share this process.
  vi.stubEnv('NODE_ENV', 'production');
  const readOnly = build({
    root: project,
    logLevel: 'silent',
    plugins: [
      {
        name: 'verdure:storage-client',
        options: (options) => ({ ...options, input: 'aws-amplify/storage' }),
        moduleParsed({ id, code }) {
          if (id.includes('/@aws-amplify/storage/')) modules.set(id, code);
        },
        // Runs before other plugins, which would fail without the rest of the site.
        buildEnd: {
          order: 'pre',
          handler() {
            throw new Error('Read.');
          },
        },
      },
    ],
  });
  await expect(readOnly).rejects.toThrow('Read.');
  return modules;
}

afterEach(() => void vi.unstubAllEnvs());

const own = ([file, code]: [string, string | null]) => code === readFileSync(file, 'utf8');

it('A site for a deployed backend ships Amplify’s own storage client; one for the emulator changes two of its files', async () => {
  const deployed = join(mkdtempSync(join(tmpdir(), 'verdure-')), 'amplify_outputs.json');
  writeFileSync(deployed, '{ "version": "1.3" }');
  const shipped = await storageClientFor(deployed);
  const local = await storageClientFor(join(project, 'amplify_outputs.json'));
  expect(shipped.size).toBeGreaterThan(20);
  expect([...shipped].filter((module) => !own(module))).toEqual([]);
  expect([...local.keys()].toSorted()).toEqual([...shipped.keys()].toSorted());
  const changed = [...local].filter((module) => !own(module)).map(([file]) => file);
  expect(changed).toHaveLength(2);
  expect(changed.filter((file) => /resolveS3ConfigAndInput|s3data\/base/.test(file))).toEqual(
    changed,
  );
}, 180_000);
