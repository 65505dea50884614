import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { recordBackend } from './running-backend';
import { reset } from './reset';
import { verdureSettings } from './settings';

const folder = mkdtempSync(join(tmpdir(), 'verdure-reset-'));
const settings = verdureSettings({ state: folder }, {});
const state = join(folder, 'state');
const server = createServer((_request, response) =>
  response.end(JSON.stringify({ pid: 4711, stateFolder: state })),
);

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('A reset deletes the state unless a backend on any port uses it', async () => {
  mkdirSync(state);
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  recordBackend(settings, `http://localhost:${port}`);
  await expect(reset(settings)).rejects.toThrow(`at http://localhost:${port} (process 4711)`);
  expect(existsSync(state)).toBe(true);

  await new Promise((done) => server.close(done));
  await reset(settings);
  expect(existsSync(state)).toBe(false);
  await reset(settings);
});
