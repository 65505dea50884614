import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unsupportedNodeMessage } from './check-node.cjs';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** This machine's addresses for 'localhost'; not every machine has IPv6. */
const loopback = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses.map(({ address }) => address))
  .filter((address) => ['127.0.0.1', '::1'].includes(address));

function runStart(args: string[], cwd = projectFolder, env: NodeJS.ProcessEnv = {}) {
  const result = spawnSync(process.execPath, [join(cwd, 'build', 'local', 'start.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    // A start that isn't refused would never end.
    timeout: 60_000,
    env: { ...process.env, ...env },
  });
  return { code: result.status, output: result.stdout + result.stderr };
}

describe('npm start', () => {
  it.each(['18.20.0', '20.18.3', '4.2.0', '21.7.3', '22.11.0'])('rejects Node %s', (version) => {
    expect(unsupportedNodeMessage(version)).toContain(`this is Node ${version}`);
    expect(unsupportedNodeMessage(version)).toContain('https://nodejs.org');
  });

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(unsupportedNodeMessage(version)).toBeUndefined();
  });

  it('accepts the Node of deployments', () => {
    const deployments = readFileSync(join(projectFolder, '.nvmrc'), 'utf8').trim();
    expect(unsupportedNodeMessage(`${deployments}.99.0`)).toBeUndefined();
  });

  it('explains a failed installation of packages', () => {
    const project = mkdtempSync(join(tmpdir(), 'verdure-fresh-'));
    mkdirSync(join(project, 'build', 'local'), { recursive: true });
    // Left by an interrupted installation.
    mkdirSync(join(project, 'node_modules'));
    const needed = ['start.mjs', 'prepare.mjs', 'check-node.cjs'].map(
      (name) => `build/local/${name}`,
    );
    for (const file of [...needed, 'package.json', 'package-lock.json']) {
      cpSync(join(projectFolder, file), join(project, file));
    }
    const fakeBin = join(project, 'bin');
    mkdirSync(fakeBin);
    writeFileSync(join(fakeBin, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const PATH = `${fakeBin}${delimiter}${process.env['PATH']}`;
    const { code, output } = runStart([], project, { PATH });
    expect(code).toBe(1);
    expect(output).toContain(
      "Couldn't install packages ('npm install --no-save --omit=dev --include=optional' failed",
    );
    expect(output).toContain('run the command again');
    rmSync(project, { recursive: true, force: true });
  });

  it('explains unknown commands and options', () => {
    for (const args of [['fly'], ['--fly']]) {
      const { code, output } = runStart(args);
      expect(code).toBe(2);
      expect(output).toContain('--fly' === args[0] ? "'--fly'" : 'Usage: npm start');
    }
  });

  it.each([
    ['abc', "--port must be a number from 1 to 65535, not 'abc'."],
    ['5173', '--port and --app-port must differ, but both are 5173.'],
  ])('rejects %s as the port of the backend', (port, problem) => {
    expect(runStart(['--port', port])).toEqual({
      code: 2,
      output: expect.stringContaining(problem),
    });
  });

  it.each(loopback)('names the app port in use at %s and how to choose another', async (host) => {
    const blocker = createServer();
    const port = await listeningPort(blocker, host);
    // The default port of the emulator may be in use on this machine.
    const emulatorPort = String(await freePort());
    const { code, output } = runStart(['--port', emulatorPort, '--app-port', String(port)]);
    blocker.close();
    expect(code).toBe(4);
    expect(output).toContain(`Port ${port} is in use by process ${process.pid}`);
    expect(output).toContain('npm start -- --port 20007 --app-port 5174');
  });
});

function listeningPort(server: Server, host = '127.0.0.1'): Promise<number> {
  return new Promise((done) => {
    server.listen(0, host, () => {
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
