import { once } from 'node:events';
import { buildSchema } from 'graphql';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { WebSocket, WebSocketServer } from 'ws';
import { AdjustableClock } from '../../../core/clock';
import { Usage } from '../../../core/usage';
import type { WireRequest } from '../../../core/wire';
import type { Caller } from '../caller';
import { Documents } from '../graphql/documents';
import { Connection } from './connection';

const schema = buildSchema('type Query { a: ID }');
const api = {
  schema,
  documents: new Documents(schema, { introspection: false }),
  run: vi.fn<() => never>(),
  deliver: vi.fn<() => never>(),
};
const address = v.object({ port: v.number() });
const request: WireRequest = {
  method: 'GET',
  rawPath: '/graphql/realtime',
  rawQuery: '',
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.alloc(0),
};
const caller: Caller = {
  mode: 'AMAZON_COGNITO_USER_POOLS',
  authType: 'User Pool Authorization',
  groups: [],
  identity: () => null,
  mayRun: () => true,
};

it('does not count a connection that closes before its token is verified', async () => {
  const usage = new Usage(new AdjustableClock());
  const connect = vi.spyOn(usage, 'connect');
  const waiting: ((verified: Caller) => void)[] = [];
  const identify = () => new Promise<Caller>((resolve) => waiting.push(resolve));
  const server = new WebSocketServer({ port: 0 });
  const parts = { api, usage, identify, report: vi.fn<() => void>() };
  const connections: Connection[] = [];
  server.on('connection', (socket) => connections.push(new Connection(socket, request, parts)));
  const { port } = v.parse(address, server.address());
  const client = new WebSocket(`ws://localhost:${port}`);
  const [socket] = await once(server, 'connection');
  const received = once(socket, 'message');
  client.on('open', () => client.send('{"type":"connection_init"}'));
  await received;
  client.terminate();
  await once(socket, 'close');
  waiting[0]?.(caller);
  await new Promise(setImmediate);
  expect(connect).not.toHaveBeenCalled();
  server.close();
});
