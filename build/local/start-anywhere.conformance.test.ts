import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { isPortFree, portOwner } from 'amplify-emulator/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPath } from './plain-path';
import { packagesKey } from './prepare.mjs';
import { projectFolder } from './settings';

// Characters that are allowed in a path but escaped in a URL.
const NAME = 'Été #1 100%20';
const [PORT, APP_PORT] = [20_981, 20_982];

let parent: string;
let folder: string;
let start: ChildProcess;
let printed = '';

beforeAll(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'verdure-anywhere-')));
  folder = join(parent, NAME);
  const leftOut = new Set(['node_modules', '.git', '.verdure', 'dist', 'test-results']);
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: (path) => {
      const [top = '', ...rest] = relative(projectFolder, path).split(sep);
      // Other tests write and remove the emulator's files there.
      return !leftOut.has(top) && !rest.includes('.amplify-emulator');
    },
  });
  linkPackages(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => {
  start.kill('SIGKILL');
  rmSync(plainPath(folder));
  rmSync(parent, { recursive: true, force: true });
});

/** Links to the installed packages, except those that resolve paths relative to the folder. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    if (['tsx', 'vite'].includes(name))
      cpSync(join(from, name), join(to, name), { recursive: true });
    else if (name === 'amplify-emulator') symlinkSync(join(folder, 'emulator'), join(to, name));
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
  const lock = readFileSync(join(projectFolder, 'package-lock.json'));
  writeFileSync(join(to, '.installed-lock'), packagesKey(lock));
}

/** Runs `npm start` until it says that it is ready, or ends. */
async function startThere(): Promise<void> {
  printed = '';
  const ports = ['--port', String(PORT), '--app-port', String(APP_PORT)];
  start = spawn(process.execPath, [join(folder, 'build', 'local', 'start.mjs'), ...ports], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Requests to this machine must bypass the proxy, and FIPS endpoints exist only at AWS.
    env: {
      ...process.env,
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: 'http://localhost:9',
      AWS_USE_FIPS_ENDPOINT: 'true',
    },
  });
  const ready = new Promise<void>((done) => {
    for (const stream of [start.stdout, start.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('Press Ctrl-C to stop')) done();
      });
    }
  });
  await Promise.race([ready, once(start, 'exit')]);
  expect(printed).toContain('Verdure is running');
}

describe('npm start', () => {
  it('runs in a folder whose name has characters that URLs escape', async () => {
    await startThere();
    const paths = ['/@vite/client', '/src/main.ts', '/src/app/client.tsx'];
    for (const path of paths) {
      const module = await fetch(`http://localhost:${APP_PORT}${path}`);
      expect([path, module.headers.get('content-type')]).toEqual([path, 'text/javascript']);
      for (const [, imported = ''] of (await module.text()).matchAll(/ from "(\/[^"]+)"/g)) {
        expect([imported, (await fetch(`http://localhost:${APP_PORT}${imported}`)).status]).toEqual(
          [imported, 200],
        );
      }
    }
  }, 180_000);

  it('ends with the application, and says why', async () => {
    const [, vite] = /process (\d+)/.exec((await portOwner(APP_PORT)) ?? '') ?? [];
    const exited = once(start, 'exit');
    process.kill(Number(vite), 'SIGKILL');
    expect(await exited).toEqual([1, null]);
    expect(printed).toContain('The Vite server ended by SIGKILL, so the backend ends too.');
  });

  it('leaves no application running when it is killed', async () => {
    await startThere();
    start.kill('SIGKILL');
    await expect.poll(() => isPortFree(APP_PORT)).toBe(true);
    await expect
      .poll(() => printed)
      .toContain('The backend has ended, so the application ends too.');
  }, 180_000);
});
