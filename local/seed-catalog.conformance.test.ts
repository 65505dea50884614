import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { catalogModels } from '../amplify/seed/catalog-only/models';
import { syncRows } from '../amplify/seed/catalog-only/sync-rows';
import { signedGraphql } from '../amplify/seed/signed-graphql';
import { developerCredentials } from 'amplify-emulator/client';
import { admin, developer, type RunningDataApi, post } from 'amplify-emulator/testing';
import { startTestDataApi } from './testing/running-emulator';

let api: RunningDataApi;

beforeAll(async () => {
  api = await startTestDataApi();
  vi.stubEnv('AWS_ACCESS_KEY_ID', developerCredentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', developerCredentials.secretAccessKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await api.dispose();
});

const asked: string[] = [];

/** Brings the first three tasks and links, with other values for some. Returns what happened to the tasks. */
async function sync(changes: Record<string, unknown> = {}, overwrite = false) {
  asked.length = 0;
  const target = { graphqlUrl: `${api.origin}/graphql`, region: 'us-east-1' };
  const graphql = signedGraphql({ ...target, userPoolId: '', bucket: '' });
  const results = [];
  for (const model of catalogModels) {
    const rows = model.rows.slice(0, 3).map((row, at) => (at === 0 ? { ...row, ...changes } : row));
    results.push(
      await syncRows(graphql, { ...model, rows }, async (name, fields) => {
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

it('The catalog comes to a branch, again and again, and an admin’s work stays unless confirmed', async () => {
  expect(await sync()).toEqual([
    [3, 0, 0, 0],
    [3, 0, 0, 0],
  ]);
  expect(await sync()).toEqual([
    [0, 0, 0, 3],
    [0, 0, 0, 3],
  ]);
  // Nobody has edited the rows, so a newer catalog replaces them without a question.
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
  const { data } = await post(api.origin, developer, '{ listTasks { items { name score } } }');
  expect(JSON.stringify(data)).not.toContain('Edited');
  expect(JSON.stringify(data)).toContain('"score":7');
});
