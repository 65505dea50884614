import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogModels } from '../../amplify/seed/catalog-only/models';
import { versionsFile } from '../../amplify/seed/catalog-only/versions';
import { syncRows } from '../../amplify/seed/catalog-only/sync-rows';
import { signedGraphql } from '../../amplify/seed/signed-graphql';
import { developerCredentials } from 'amplify-emulator/client';
import { admin, developer, post } from 'amplify-emulator/testing';
import { readsCaughtUp, startTestEmulator, type TestEmulator } from '../testing/running-emulator';

const TIMEOUT_MS = 120_000;

const api = await startTestEmulator();
vi.stubEnv('AWS_ACCESS_KEY_ID', developerCredentials.accessKeyId);
vi.stubEnv('AWS_SECRET_ACCESS_KEY', developerCredentials.secretAccessKey);
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.stop();
});

const asked: string[] = [];
/** The catalog's versions so far, as `npm run generate` stores them. */
let versions: Record<string, string[]> = {};

/** Syncs the first three tasks and links, with some values changed. Returns what happened to the tasks. */
async function sync(changes: Record<string, unknown> = {}, overwrite = false) {
  asked.length = 0;
  await readsCaughtUp();
  const target = { graphqlUrl: `${api.origin}/graphql`, region: 'us-east-1' };
  const graphql = signedGraphql({ ...target, userPoolId: '', bucket: '' });
  const results = [];
  for (const model of catalogModels) {
    const rows = model.rows.slice(0, 3).map((row, at) => (at === 0 ? { ...row, ...changes } : row));
    const text = versionsFile(versions, [{ ...model, rows }]);
    versions = Object.fromEntries(
      Object.entries(JSON.parse(text)).map(([key, hashes]) => [key, String(hashes).split(' ')]),
    );
    results.push(
      await syncRows(graphql, { ...model, rows }, versions, async (name, fields) => {
        asked.push(`${name}: ${fields.join(', ')}`);
        return overwrite;
      }),
    );
  }
  return results.map(({ created, changed, kept, unchanged }) => [
    created.length,
    changed.length,
    kept.length,
    unchanged,
  ]);
}

it('The catalog can be synced to a branch repeatedly, and overwrites an admin’s edits only after confirmation', async () => {
  expect(await sync()).toEqual([
    [3, 0, 0, 0],
    [3, 0, 0, 0],
  ]);
  expect(await sync()).toEqual([
    [0, 0, 0, 3],
    [0, 0, 0, 3],
  ]);
  // Nobody has edited the rows, so a newer catalog replaces them without asking.
  expect(await sync({ score: 7 })).toEqual([
    [0, 1, 0, 2],
    [0, 1, 0, 2],
  ]);
  // The same if an earlier run has already changed them.
  expect(await sync({ score: 8 })).toEqual([
    [0, 1, 0, 2],
    [0, 1, 0, 2],
  ]);
  expect(await sync({ score: 7 })).toEqual([
    [0, 1, 0, 2],
    [0, 1, 0, 2],
  ]);
  expect(asked).toEqual([]);
  const id = catalogModels[0]?.rows[1]?.id;
  const edit = `mutation { updateTasks(input: { id: "${id}", name: "Edited" }) { id } }`;
  expect((await post(api.origin, admin, edit)).errors).toEqual([]);
  expect(await sync({ score: 7 })).toEqual([
    [0, 0, 1, 2],
    [0, 0, 0, 3],
  ]);
  expect(asked).toEqual([expect.stringMatching(/: name$/)]);
  expect(await sync({ score: 7 }, true)).toEqual([
    [0, 1, 0, 2],
    [0, 0, 0, 3],
  ]);
  await readsCaughtUp();
  const { data } = await post(api.origin, developer, '{ listTasks { items { name score } } }');
  expect(JSON.stringify(data)).not.toContain('Edited');
  expect(JSON.stringify(data)).toContain('"score":7');
});

describe('npm run seed -- --catalog-only', () => {
  let emulator: TestEmulator;
  let outputs: string;

  beforeAll(async () => {
    emulator = await startTestEmulator();
    outputs = join(emulator.stateFolder, 'amplify_outputs.json');
    writeFileSync(outputs, JSON.stringify(emulator.outputs));
  });
  afterAll(() => emulator.stop());

  const run = async (...options: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), 'amplify/seed/cli.ts', '--catalog-only', ...options],
      { env: { ...process.env, VERDURE_OUTPUTS: outputs, AWS_ENDPOINT_URL: emulator.origin } },
    );
    return stdout.split('\n').slice(1);
  };

  it(
    'adds pictures, tasks and links, and reports the rows that an admin edited',
    async () => {
      const [tasks = 0, links = 0] = catalogModels.map(({ rows }) => rows.length);
      expect(await run()).toEqual([
        expect.stringMatching(/^Pictures: [1-9]\d* added\.$/),
        `Tasks: ${tasks} added, 0 updated, 0 kept, 0 unchanged.`,
        `Library: ${links} added, 0 updated, 0 kept, 0 unchanged.`,
        '',
      ]);
      const task = catalogModels[0]?.rows[0];
      const name = String(task?.['name']);
      const edit = `mutation { updateTasks(input: { id: "${task?.id}", score: 999 }) { id } }`;
      const caller = { credentials: developerCredentials };
      expect((await post(emulator.origin, caller, edit)).errors).toEqual([]);
      expect(await run()).toEqual([
        'Pictures: 0 added.',
        `Tasks: 0 added, 0 updated, 1 kept, ${tasks - 1} unchanged.`,
        `  kept “${name}”, which was edited; --overwrite replaces it`,
        `Library: 0 added, 0 updated, 0 kept, ${links} unchanged.`,
        '',
      ]);
      expect(await run('--overwrite')).toContain(`  updated “${name}”`);
    },
    TIMEOUT_MS,
  );
});
