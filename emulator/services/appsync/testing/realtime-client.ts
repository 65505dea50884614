import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { fakeToken } from './fake-tokens';

const message = v.looseObject({
  type: v.string(),
  id: v.optional(v.string()),
  payload: v.optional(v.unknown()),
});

export type Message = v.InferOutput<typeof message>;

/** Returns the authorization headers of a member. */
export const authorization = (sub: string) => ({
  host: 'localhost',
  Authorization: fakeToken(sub),
});

/** A low-level client of the realtime protocol. */
export class RealtimeClient {
  readonly #socket: WebSocket;
  readonly #received: Message[] = [];
  readonly #waiting = new Set<() => void>();
  closed = false;

  private constructor(
    socket: WebSocket,
    private readonly headers: Record<string, string>,
  ) {
    this.#socket = socket;
    const notifyWaiting = () => {
      for (const check of this.#waiting) check();
    };
    socket.on('message', (data: Buffer) => {
      this.#received.push(v.parse(message, JSON.parse(data.toString('utf8'))));
      notifyWaiting();
    });
    socket.on('close', () => {
      this.closed = true;
      notifyWaiting();
    });
  }

  /** Connects with the authorization in a subprotocol or, like older clients, in the query. */
  static async open(
    origin: string,
    headers: Record<string, string>,
    place: 'subprotocol' | 'query' = 'subprotocol',
  ): Promise<RealtimeClient> {
    const header = Buffer.from(JSON.stringify(headers));
    const url = new URL(`${origin.replace('http', 'ws')}/graphql/realtime`);
    const protocols = ['graphql-ws'];
    if (place === 'subprotocol') protocols.push(`header-${header.toString('base64url')}`);
    else {
      url.searchParams.set('header', header.toString('base64'));
      url.searchParams.set('payload', Buffer.from('{}').toString('base64'));
    }
    const socket = new WebSocket(url, protocols);
    const client = new RealtimeClient(socket, headers);
    await once(socket, 'open');
    client.send({ type: 'connection_init' });
    return client;
  }

  /** Connects as a member and waits for the acknowledgment. */
  static async acknowledged(origin: string, sub: string): Promise<RealtimeClient> {
    const client = await RealtimeClient.open(origin, authorization(sub));
    await client.next(({ type }) => type === 'connection_ack');
    return client;
  }

  send(text: unknown): void {
    this.#socket.send(typeof text === 'string' ? text : JSON.stringify(text));
  }

  /** Starts a subscription, with the connection's headers unless others are given. Returns the server's start_ack or error. */
  async start(id: string, query: string, authorization = this.headers): Promise<Message> {
    const data = JSON.stringify({ query, variables: {} });
    this.send({ id, type: 'start', payload: { data, extensions: { authorization } } });
    return this.next((one) => one.id === id && ['start_ack', 'error'].includes(one.type));
  }

  /** Removes and returns the first matching message, waiting for it if necessary. */
  async next(matches: (one: Message) => boolean): Promise<Message> {
    const take = () => {
      const at = this.#received.findIndex(matches);
      return at < 0 ? undefined : this.#received.splice(at, 1)[0];
    };
    for (;;) {
      const found = take();
      if (found) return found;
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
      .filter((one) => one.type === 'data' && one.id === id)
      .map(({ payload }) => payload);
  }

  async untilClosed(): Promise<void> {
    if (!this.closed) await once(this.#socket, 'close');
  }
}
