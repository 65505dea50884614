import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Backend } from './deployment';

const Message = v.looseObject({ type: v.string() });
const PATIENCE_MS = 15_000;

/**
 * Subscribes with an access token, over AppSync's own protocol, then acts. Returns after how many milliseconds
 * the event arrived. Throws if the subscription is refused or nothing arrives.
 */
export async function eventDelay(
  { graphqlUrl, emulator }: Backend,
  token: string,
  query: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const { host } = new URL(graphqlUrl);
  const authorization = { host, Authorization: token };
  const url = new URL(
    emulator === undefined
      ? graphqlUrl.replace('.appsync-api.', '.appsync-realtime-api.')
      : `${graphqlUrl}/realtime`,
  );
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('header', Buffer.from(JSON.stringify(authorization)).toString('base64'));
  url.searchParams.set('payload', Buffer.from('{}').toString('base64'));
  const socket = new WebSocket(url, 'graphql-ws', { handshakeTimeout: PATIENCE_MS });
  try {
    await once(socket, 'open');
    const next = messagesOf(socket);
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await next('connection_ack');
    const data = JSON.stringify({ query, variables: {} });
    const payload = { data, extensions: { authorization } };
    socket.send(JSON.stringify({ id: '1', type: 'start', payload }));
    await next('start_ack');
    const since = Date.now();
    const [arrived] = await Promise.all([next('data').then(() => Date.now()), act()]);
    return Math.max(0, arrived - since);
  } finally {
    socket.terminate();
  }
}

/** Returns what waits for a message of a type. It throws at an error, or when it takes too long. */
function messagesOf(socket: WebSocket): (type: string) => Promise<void> {
  const seen: string[] = [];
  socket.on('message', (raw: Buffer) => {
    seen.push(v.parse(Message, JSON.parse(raw.toString('utf8'))).type);
    socket.emit('seen');
  });
  return async (type) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (!seen.includes(type)) {
      const error = seen.find((one) => one.includes('error'));
      if (error !== undefined) throw new Error(`The API answered ${error}.`);
      await once(socket, 'seen', { signal });
    }
  };
}
