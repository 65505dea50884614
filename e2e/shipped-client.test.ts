import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Returns the modules of Amplify's storage client, by file, as a build with this configuration reads them. */
async function storageClientOf(configFile: string): Promise<Map<string, string | null>> {
  const modules = new Map<string, string | null>();
  const readOnly = build({
    root: project,
    configFile: `${project}${configFile}`,
    logLevel: 'silent',
    plugins: [
      {
        name: 'verdure:storage-client',
        options: (options) => ({ ...options, input: 'aws-amplify/storage' }),
        moduleParsed({ id, code }) {
          if (id.includes('/@aws-amplify/storage/')) modules.set(id, code);
        },
        // Before other plugins, which miss the rest of the site.
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

const own = ([file, code]: [string, string | null]) => code === readFileSync(file, 'utf8');

it('The shipped site has Amplify’s own storage client, and the one for the emulator changes two of its files', async () => {
  const shipped = await storageClientOf('vite.config.ts');
  const local = await storageClientOf('e2e/vite.config.ts');
  expect(shipped.size).toBeGreaterThan(20);
  expect([...shipped].filter((one) => !own(one))).toEqual([]);
  expect([...local.keys()].toSorted()).toEqual([...shipped.keys()].toSorted());
  const changed = [...local].filter((one) => !own(one)).map(([file]) => file);
  expect(changed).toHaveLength(2);
  expect(changed.filter((file) => /resolveS3ConfigAndInput|s3data\/base/.test(file))).toEqual(
    changed,
  );
}, 180_000);
