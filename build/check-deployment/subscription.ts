import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Backend } from './deployment';

const Message = v.looseObject({ type: v.string() });
type Received = v.InferOutput<typeof Message>;
const PATIENCE_MS = 15_000;
/** How much longer than another event an event may take. */
const LATECOMER_MS = 1000;

/**
 * Subscribes with an access token, over AppSync's own protocol, then acts. Returns after how many milliseconds
 * the event arrived. Throws if the subscription is refused or nothing arrives.
 */
export async function eventDelay(
  backend: Backend,
  token: string,
  query: string,
  act: () => Promise<unknown>,
): Promise<number> {
  return subscribed(backend, token, query, async (next) => {
    const since = Date.now();
    const isData = ({ type }: Received) => type === 'data';
    const [arrived] = await Promise.all([next(isData).then(() => Date.now()), act()]);
    return Math.max(0, arrived - since);
  });
}

/**
 * Subscribes and acts. Returns the events that came until a moment after the one that contains `until`. Throws if
 * that one doesn't come.
 */
export async function eventsOf(
  backend: Backend,
  token: string,
  query: string,
  { until }: { until: string },
  act: () => Promise<unknown>,
): Promise<unknown[]> {
  return subscribed(backend, token, query, async (next, received) => {
    const isLast = (message: Received) => JSON.stringify(message).includes(until);
    await Promise.all([next(isLast), act()]);
    await new Promise((done) => setTimeout(done, LATECOMER_MS));
    return received.filter(({ type }) => type === 'data');
  });
}

type Next = (isIt: (message: Received) => boolean) => Promise<void>;

async function subscribed<Result>(
  { graphqlUrl, emulator }: Backend,
  token: string,
  query: string,
  use: (next: Next, received: readonly Received[]) => Promise<Result>,
): Promise<Result> {
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
    const { received, next } = messagesOf(socket);
    const typed = (type: string) => next((message) => message.type === type);
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await typed('connection_ack');
    const data = JSON.stringify({ query, variables: {} });
    const payload = { data, extensions: { authorization } };
    socket.send(JSON.stringify({ id: '1', type: 'start', payload }));
    await typed('start_ack');
    return await use(next, received);
  } finally {
    socket.terminate();
  }
}

/** Returns what has come, and what waits for a message. That throws at an error, or when it takes too long. */
function messagesOf(socket: WebSocket): { received: Received[]; next: Next } {
  const received: Received[] = [];
  socket.on('message', (raw: Buffer) => {
    received.push(v.parse(Message, JSON.parse(raw.toString('utf8'))));
    socket.emit('seen');
  });
  const next: Next = async (isIt) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (!received.some(isIt)) {
      const error = received.find(({ type }) => type.includes('error'));
      if (error) throw new Error(`The API returned ${error.type}.`);
      await once(socket, 'seen', { signal });
    }
  };
  return { received, next };
}
