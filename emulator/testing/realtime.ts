import { AwsV4Signer } from 'aws4fetch';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as v from 'valibot';
import type { Caller } from './data-api';

const messageSchema = v.looseObject({
  type: v.string(),
  id: v.optional(v.string()),
  payload: v.optional(v.unknown()),
});

type Message = v.InferOutput<typeof messageSchema>;

export interface Subscription {
  /** 'refused' if the server rejected the connection or the subscription. */
  outcome: 'started' | 'refused';
  /** The payloads delivered so far. */
  events: unknown[];
  close(): void;
}

/** Subscribes over AppSync's WebSocket protocol. Resolves once the server accepts or refuses. */
export async function subscribe(
  origin: string,
  caller: Caller,
  query: string,
): Promise<Subscription> {
  const url = new URL(realtimeAddress(origin));
  const header = await headerFor(caller, `${origin}/graphql/connect`, '{}');
  url.searchParams.set('header', Buffer.from(JSON.stringify(header)).toString('base64'));
  url.searchParams.set('payload', Buffer.from('{}').toString('base64'));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url, 'graphql-ws');
  const events: unknown[] = [];
  const subscription = (outcome: Subscription['outcome']): Subscription => ({
    outcome,
    events,
    close: () => socket.terminate(),
  });
  try {
    await once(socket, 'open');
  } catch {
    return subscription('refused');
  }
  const data = JSON.stringify({ query, variables: {} });
  const authorization = await headerFor(caller, `${origin}/graphql`, data);
  return new Promise((done) => {
    socket.on('close', () => done(subscription('refused')));
    socket.on('message', (raw: Buffer) => {
      const message = parseMessage(raw);
      switch (message.type) {
        case 'connection_ack':
          socket.send(
            JSON.stringify({
              id: '1',
              type: 'start',
              payload: { data, extensions: { authorization } },
            }),
          );
          break;
        case 'start_ack':
          done(subscription('started'));
          break;
        case 'connection_error':
        case 'error':
          done(subscription('refused'));
          break;
        case 'data':
          events.push(message.payload);
          break;
      }
    });
    socket.send(JSON.stringify({ type: 'connection_init' }));
  });
}

/** An API of AWS has another host for subscriptions; the emulator, like a domain of one's own, another path. */
function realtimeAddress(origin: string): string {
  return origin.includes('.appsync-api.')
    ? `${origin.replace('.appsync-api.', '.appsync-realtime-api.')}/graphql`
    : `${origin}/graphql/realtime`;
}

function parseMessage(raw: Buffer): Message {
  return v.parse(messageSchema, JSON.parse(raw.toString('utf8')));
}

async function headerFor(
  caller: Caller,
  url: string,
  body: string,
): Promise<Record<string, string>> {
  const { host } = new URL(url);
  if (caller === 'anonymous') return { host };
  if ('token' in caller) return { host, Authorization: caller.token };
  const signer = new AwsV4Signer({
    ...caller.credentials,
    service: 'appsync',
    region: 'us-east-1',
    url,
    headers: {
      accept: 'application/json, text/javascript',
      'content-encoding': 'amz-1.0',
      'content-type': 'application/json; charset=UTF-8',
    },
    body,
    allHeaders: true,
  });
  const { headers } = await signer.sign();
  return { host, ...Object.fromEntries(headers) };
}
