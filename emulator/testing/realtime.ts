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
  readonly events: unknown[];
  close(): void;
}

/** Subscribes over AppSync's WebSocket protocol. Resolves once the server accepts or refuses. */
export async function subscribe(
  origin: string,
  caller: Caller,
  query: string,
): Promise<Subscription> {
  const client = await RealtimeClient.acknowledged(origin, caller).catch(() => undefined);
  const answer = await client?.start('1', query).catch(() => undefined);
  return {
    outcome: answer?.type === 'start_ack' ? 'started' : 'refused',
    get events() {
      return client?.delivered('1') ?? [];
    },
    close: () => client?.close(),
  };
}

/** A low-level client of AppSync's realtime protocol. */
export class RealtimeClient {
  readonly #received: Message[] = [];
  readonly #waiting = new Set<() => void>();
  closed = false;

  private constructor(
    private readonly socket: WebSocket,
    private readonly origin: string,
    private readonly caller: Caller,
  ) {
    const notifyWaiting = () => {
      for (const check of this.#waiting) check();
    };
    socket.on('message', (data: Buffer) => {
      this.#received.push(v.parse(messageSchema, JSON.parse(data.toString('utf8'))));
      notifyWaiting();
    });
    socket.on('close', () => {
      this.closed = true;
      notifyWaiting();
    });
  }

  /** Connects with the caller's authorization in a subprotocol. */
  static async open(origin: string, caller: Caller): Promise<RealtimeClient> {
    const header = JSON.stringify(await headerFor(caller, `${origin}/graphql/connect`, '{}'));
    const socket = new WebSocket(realtimeAddress(origin).replace(/^http/, 'ws'), [
      'graphql-ws',
      `header-${Buffer.from(header).toString('base64url')}`,
    ]);
    const client = new RealtimeClient(socket, origin, caller);
    await once(socket, 'open');
    client.send({ type: 'connection_init' });
    return client;
  }

  /** Connects and waits for the acknowledgment. Throws if the connection is refused. */
  static async acknowledged(origin: string, caller: Caller): Promise<RealtimeClient> {
    const client = await RealtimeClient.open(origin, caller);
    const { type } = await client.next((message) => /^connection_(ack|error)$/.test(message.type));
    if (type === 'connection_ack') return client;
    client.close();
    throw new Error('The connection was refused');
  }

  send(text: unknown): void {
    this.socket.send(typeof text === 'string' ? text : JSON.stringify(text));
  }

  /** Starts a subscription, as the connection's caller unless another is given. Returns the server's start_ack or error. */
  async start(id: string, query: string, caller = this.caller): Promise<Message> {
    const data = JSON.stringify({ query, variables: {} });
    const authorization = await headerFor(caller, `${this.origin}/graphql`, data);
    this.send({ id, type: 'start', payload: { data, extensions: { authorization } } });
    return this.next(
      (message) => message.id === id && ['start_ack', 'error'].includes(message.type),
    );
  }

  /** Removes and returns the first matching message, waiting for it if necessary. */
  async next(matches: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const index = this.#received.findIndex(matches);
      const [message] = index < 0 ? [] : this.#received.splice(index, 1);
      if (message) return message;
      if (this.closed) throw new Error('The connection was closed');
      await new Promise<void>((resolve) => {
        const check = () => {
          this.#waiting.delete(check);
          resolve();
        };
        this.#waiting.add(check);
      });
    }
  }

  /** Returns the payloads delivered to a subscription so far, except those taken with `next`. */
  delivered(id: string): unknown[] {
    return this.#received
      .filter((message) => message.type === 'data' && message.id === id)
      .map(({ payload }) => payload);
  }

  close(): void {
    this.socket.terminate();
  }

  async untilClosed(): Promise<void> {
    if (!this.closed) await once(this.socket, 'close');
  }
}

/** AWS serves subscriptions on another host; the emulator, like a custom domain, uses another path. */
function realtimeAddress(origin: string): string {
  return origin.includes('.appsync-api.')
    ? `${origin.replace('.appsync-api.', '.appsync-realtime-api.')}/graphql`
    : `${origin}/graphql/realtime`;
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
