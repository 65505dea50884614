import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { describe, expect, it } from 'vitest';
import { silentLog } from './core/log';
import { runDefinition } from './emulator';
import { emulator } from './testing/shared-fixture';

const foreignOrigins = ['https://evil.example', 'http://localhost.evil.example:20005', 'null'];
const localOrigins = ['http://localhost:5173', 'http://127.0.0.1:4173', 'https://localhost:20006'];

describe('a page in the developer’s browser', () => {
  interface PageRequest {
    path: string;
    method?: string;
    body?: string;
    headers?: Record<string, string>;
  }
  const statusOf = async (origin: string, { path, headers, ...init }: PageRequest) => {
    const response = await fetch(`${emulator.origin}${path}`, {
      ...init,
      headers: { ...headers, origin },
    });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };

  it.each(foreignOrigins)('is refused by every service if its origin is %s', async (origin) => {
    const preflight = { 'access-control-request-method': 'POST' };
    const requests = [
      { path: '/_emulator/health' },
      { path: '/mailbox/messages.json' },
      { path: '/bucket/key' },
      { path: '/graphql', method: 'POST', body: '{}' },
      { path: '/graphql', method: 'OPTIONS', headers: preflight },
      { path: '/', method: 'OPTIONS', headers: preflight },
    ];
    for (const request of requests) expect(await statusOf(origin, request)).toEqual([403, null]);
  });

  it.each(localOrigins)('is served if its origin is %s', async (origin) => {
    // The emulator's own pages accept no other origin.
    for (const path of ['/_emulator/health', '/mailbox/messages.json'])
      expect(await statusOf(origin, { path })).toEqual([200, null]);
    expect(
      await statusOf(origin, { path: `/${emulator.definition.buckets[0]?.name}/key` }),
    ).toEqual([403, '*']);
    const preflight = { 'access-control-request-method': 'PUT' };
    expect(
      await statusOf(origin, { path: '/bucket/key', method: 'OPTIONS', headers: preflight }),
    ).toEqual([204, '*']);
  });

  it.each([
    ['https://evil.example', 404],
    ['http://localhost:5173', 101],
  ])('of %s gets %i when it opens a realtime connection', async (origin, expected) => {
    const url = `${emulator.origin.replace('http', 'ws')}/graphql/realtime`;
    const socket = new WebSocket(url, ['graphql-ws'], { origin });
    const status = await new Promise((done) => {
      socket.on('open', () => done(101));
      socket.on('error', done);
      socket.on('unexpected-response', (_, response) => done(response.statusCode));
    });
    socket.terminate();
    expect(status).toBe(expected);
  });
});

describe('the test controls', () => {
  const fault = JSON.stringify({ operation: 'appsync:getTasks', kind: 'error', times: 1 });
  const plan = (headers: Record<string, string>) =>
    fetch(`${emulator.origin}/_emulator/faults`, { method: 'POST', body: fault, headers });

  it('accept only JSON, which no form on another page can send', async () => {
    expect((await plan({ 'content-type': 'text/plain' })).status).toBe(415);
    expect(emulator.faults.take('appsync:getTasks', undefined)).toBeUndefined();
    expect((await plan({ 'content-type': 'application/json' })).status).toBe(200);
    expect(emulator.faults.take('appsync:getTasks', undefined)).toBe('error');
  });
});

describe('the state', () => {
  it('is closed to other users of the machine, even if an older version left it open', async () => {
    const stateFolder = join(emulator.stateFolder, 'older');
    mkdirSync(stateFolder);
    chmodSync(stateFolder, 0o755);
    const { definition } = emulator;
    const another = await runDefinition({ definition, stateFolder, port: 0, log: silentLog });
    await another.close();
    expect(statSync(stateFolder).mode & 0o777).toBe(0o700);
  });
});
