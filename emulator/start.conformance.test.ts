import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nodeProblem } from './prepare.mjs';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

function start(args: string[], cwd = projectFolder, env: NodeJS.ProcessEnv = {}) {
  const result = spawnSync(process.execPath, [join(cwd, 'emulator', 'start.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: result.status, said: result.stdout + result.stderr };
}

describe('npm start, when it cannot', () => {
  it.each(['18.20.0', '20.18.3', '4.2.0'])('asks for a newer Node than %s', (version) => {
    expect(nodeProblem(version)).toContain(`this is Node ${version}`);
    expect(nodeProblem(version)).toContain('https://nodejs.org');
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('is content with Node %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it('says what to do when the packages cannot be installed', () => {
    const project = mkdtempSync(join(tmpdir(), 'verdure-fresh-'));
    mkdirSync(join(project, 'emulator'));
    for (const file of ['emulator/start.mjs', 'emulator/prepare.mjs', 'package-lock.json']) {
      cpSync(join(projectFolder, file), join(project, file));
    }
    const fakeBin = join(project, 'bin');
    mkdirSync(fakeBin);
    writeFileSync(join(fakeBin, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const PATH = `${fakeBin}${delimiter}${process.env['PATH']}`;
    const { code, said } = start([], project, { PATH });
    expect(code).toBe(1);
    expect(said).toContain("The packages could not be installed ('npm install --no-save' failed");
    expect(said).toContain('run the command again');
    rmSync(project, { recursive: true, force: true });
  });

  it('explains itself when it does not know a command or an option', () => {
    for (const args of [['fly'], ['--fly']]) {
      const { code, said } = start(args);
      expect(code).toBe(1);
      expect(said).toContain('--fly' === args[0] ? "'--fly'" : 'Usage: npm start');
    }
  });

  it('says what a port must be', () => {
    expect(start(['--port', 'abc'])).toEqual({
      code: 1,
      said: expect.stringContaining("--port takes a port number from 1 to 65535, not 'abc'."),
    });
  });

  it('says which port of the application is taken, and how to choose another', async () => {
    const taken = createServer();
    const port = await listeningPort(taken);
    // The default port of the emulator may be in use on this machine.
    const { code, said } = start(['--port', String(await freePort()), '--app-port', String(port)]);
    taken.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use`);
    expect(said).toContain('npm start -- --port 20006 --app-port 5174');
  });
});

function listeningPort(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listeningPort(server);
  await new Promise((done) => server.close(done));
  return port;
}
