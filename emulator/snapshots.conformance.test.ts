import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadData, uploadData } from 'aws-amplify/storage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInAccount, signInAs } from './testing/accounts';
import { post } from './testing/data-api';
import { NodeFileReader } from './testing/file-reader';
import { startFixture, type RunningFixture } from './testing/running-fixture';

let emulator: RunningFixture;

beforeAll(async () => {
  vi.stubGlobal('FileReader', NodeFileReader);
  emulator = await startFixture('task-list', { controls: false });
}, 120_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await emulator.stop();
});

type Headers = Record<string, string>;

async function call(method: string, path: string, input?: unknown, headers: Headers = {}) {
  const response = await fetch(`${emulator.origin}/_emulator/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(input !== undefined && { body: JSON.stringify(input) }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const done = { status: 200, body: {} };
const names = 'query Names { listLibraries { items { name } } }';
const add = 'mutation Add($name: String!) { createLibrary(input: { name: $name }) { id } }';

async function libraries(token: string, origin = emulator.origin): Promise<unknown> {
  const { data } = await post(origin, { token }, names);
  return data?.['listLibraries'];
}

async function upload(text: string): Promise<void> {
  await uploadData({ path: 'task-pictures/one.txt', data: text }).result;
}

async function download(): Promise<string> {
  return (await downloadData({ path: 'task-pictures/one.txt' }).result).body.text();
}

describe('a snapshot', () => {
  it('restores rows, accounts, sessions and files as they were when it was saved', async () => {
    const { accessToken: token } = await signedInAccount(emulator, 'ann@example.com', ['Admin']);
    await post(emulator.origin, { token }, add, { name: 'first' });
    await upload('one');
    expect(await call('POST', 'snapshots', { name: 'with-first' })).toEqual(done);

    await post(emulator.origin, { token }, add, { name: 'second' });
    await upload('two');
    const ben = await signedInAccount(emulator, 'ben@example.com');
    expect(await call('POST', 'snapshots/restore', { name: 'with-first' })).toEqual(done);

    expect(await libraries(token)).toEqual({ items: [{ name: 'first' }] });
    await expect(signInAs(emulator, ben.email, ben.password)).rejects.toThrow(
      'Incorrect username or password',
    );
    const ann = await signInAs(emulator, 'ann@example.com', ben.password);
    expect(await download()).toBe('one');
    await post(emulator.origin, { token: ann.accessToken }, add, { name: 'third' });
    expect(await call('POST', 'snapshots/restore', { name: 'with-first' })).toEqual(done);
    expect(await libraries(ann.accessToken)).toEqual({ items: [{ name: 'first' }] });
  });

  it('survives a reset until it is deleted', async () => {
    await signedInAccount(emulator, 'cleo@example.com', ['Admin']);
    expect(await call('POST', 'snapshots', { name: 'kept' })).toEqual(done);
    expect(await call('POST', 'reset', {})).toEqual(done);
    const { accessToken } = await signedInAccount(emulator, 'cleo@example.com', ['Admin']);
    expect(await libraries(accessToken)).toEqual({ items: [] });
    const listed = await call('GET', 'snapshots');
    expect(listed.body).toContainEqual({ name: 'kept', savedAt: expect.any(String) });
    expect(await call('DELETE', 'snapshots', { name: 'kept' })).toEqual(done);
    expect(await call('POST', 'snapshots/restore', { name: 'kept' })).toEqual({
      status: 404,
      body: { message: expect.stringContaining("There is no snapshot 'kept'.") },
    });
  });

  it('replaces an earlier one with the same name', async () => {
    await emulator.snapshots.save('again');
    const { accessToken: token } = await signedInAccount(emulator, 'dan@example.com', ['Admin']);
    await post(emulator.origin, { token }, add, { name: 'newer' });
    await emulator.snapshots.save('again');
    await emulator.snapshots.reset();
    await emulator.snapshots.restore('again');
    expect(await libraries(token)).toEqual({ items: [{ name: 'newer' }] });
    await emulator.snapshots.reset();
  });

  it.each(['../state', '.hidden', '', 'a/b'])("can't be named %j", async (name) => {
    for (const [method, path] of [
      ['POST', 'snapshots'],
      ['POST', 'snapshots/restore'],
      ['DELETE', 'snapshots'],
    ] as const) {
      expect(await call(method, path, { name })).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining("A snapshot's name has up to 64 letters") },
      });
    }
  });

  it('makes requests wait while it is being restored', async () => {
    const { accessToken: token } = await signedInAccount(emulator, 'eva@example.com', ['Admin']);
    await emulator.snapshots.save('waiting');
    const restored = emulator.snapshots.restore('waiting');
    expect(await post(emulator.origin, { token }, names)).toMatchObject({ status: 200 });
    await restored;
  });

  it('rejects requests from other ports’ pages and from HTML forms', async () => {
    const { accessToken } = await signedInAccount(emulator, 'fay@example.com', ['Admin']);
    const local = { origin: 'http://localhost:5173' };
    expect((await call('POST', 'reset', {}, local)).status).toBe(403);
    const form = { 'content-type': 'text/plain' };
    expect((await call('POST', 'reset', {}, form)).status).toBe(415);
    expect(await libraries(accessToken)).toEqual({ items: [] });
    expect((await call('GET', 'snapshots', undefined, local)).status).toBe(200);
  });
});

it('The next start finishes a restore that was killed halfway', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'emulator-state-'));
  const first = await startFixture('task-list', { stateFolder });
  const { accessToken: token } = await signedInAccount(first, 'ann@example.com', ['Admin']);
  await post(first.origin, { token }, add, { name: 'first' });
  await first.snapshots.save('with-first');
  await first.stop();
  rmSync(join(stateFolder, 'dynamodb'), { recursive: true });
  writeFileSync(join(stateFolder, 'restoring'), 'with-first');

  const second = await startFixture('task-list', { stateFolder });
  expect(await libraries(token, second.origin)).toEqual({ items: [{ name: 'first' }] });
  await second.stop();
  for (const folder of [stateFolder, `${stateFolder}-snapshots`])
    rmSync(folder, { recursive: true });
});
