import { Buffer } from 'node:buffer';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Usage } from '../../../core/usage';
import type { WireRequest } from '../../../core/wire';
import type { Caller } from '../caller';
import type { DataApi } from '../data-api';
import { AuthenticationError } from '../identify';
import {
  clientMessage,
  connectionTimeoutMs,
  keepAliveMs,
  type ServerMessage,
  type StartMessage,
} from './messages';
import {
  startSubscription,
  StartRejectedError,
  matches,
  type Notification,
  type Subscription,
} from './subscription';

/** AppSync charges for a delivered payload in steps of this size. */
const messageBytes = 5 * 1024;

export interface ConnectionParts {
  api: DataApi;
  usage: Usage;
  identify(request: WireRequest): Promise<Caller>;
  report(message: string, cause: unknown): void;
}

/** One client's WebSocket and its subscriptions. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #authenticated: Promise<boolean>;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #starting = new Set<string>();
  readonly #keepAlive: NodeJS.Timeout;
  #disconnect: (() => void) | undefined;

  constructor(socket: WebSocket, connect: WireRequest | undefined, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#authenticated = this.#authenticate(connect);
    this.#keepAlive = setInterval(() => this.#send({ type: 'ka' }), keepAliveMs).unref();
    // ws delivers each message as one Buffer. Binary messages fail to parse, as intended.
    socket.on('message', (data: Buffer) => void this.#receive(data.toString('utf8')));
    socket.on('close', () => this.#cleanUp());
    socket.on('error', () => socket.terminate());
  }

  /** Delivers a notification to each matching subscription. */
  async notify(notification: Notification): Promise<void> {
    for (const subscription of this.#subscriptions.values()) {
      try {
        if (matches(subscription, notification)) await this.#deliver(subscription, notification);
      } catch (error) {
        // A failure must affect neither the mutation nor other subscribers.
        this.#parts.report(`Notifying the subscription ${subscription.id} failed`, error);
      }
    }
  }

  async #deliver(subscription: Subscription, notification: Notification): Promise<void> {
    const { id, prepared, fieldName, scope } = subscription;
    const root = { [fieldName]: notification.payload };
    const payload = await this.#parts.api.deliver(prepared, root, scope);
    if (this.#subscriptions.get(id) !== subscription) return;
    const bytesOut = Buffer.byteLength(JSON.stringify(payload));
    const messages = Math.ceil(bytesOut / messageBytes);
    this.#parts.usage.add(`appsync:${prepared.name}`, { messages, bytesOut });
    this.#send({ type: 'data', id, payload });
  }

  async #authenticate(connect: WireRequest | undefined): Promise<boolean> {
    try {
      if (connect) await this.#parts.identify(connect);
      return connect !== undefined;
    } catch (error) {
      if (!(error instanceof AuthenticationError)) {
        this.#parts.report('Authenticating a realtime connection failed', error);
      }
      return false;
    }
  }

  async #receive(text: string): Promise<void> {
    try {
      await this.#handle(text);
    } catch (error) {
      this.#parts.report('Handling a realtime message failed', error);
      this.#socket.terminate();
    }
  }

  async #handle(text: string): Promise<void> {
    const message = readMessage(text);
    if (!message) {
      return this.#send({
        type: 'error',
        payload: {
          errors: [
            {
              errorType: 'UnsupportedOperation',
              message: 'unknown not supported through the realtime channel',
            },
          ],
        },
      });
    }
    const isAuthenticated = await this.#authenticated;
    // Disconnected in the meantime.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!isAuthenticated) return this.#refuse();
    if (message.type === 'connection_init') {
      this.#disconnect ??= this.#parts.usage.connect();
      this.#send({ type: 'connection_ack', payload: { connectionTimeoutMs } });
      this.#send({ type: 'ka' });
    } else if (message.type === 'start') {
      await this.#start(message);
    } else {
      this.#subscriptions.delete(message.id);
      this.#starting.delete(message.id);
      this.#send({ type: 'complete', id: message.id });
    }
  }

  #refuse(): void {
    this.#send({
      type: 'connection_error',
      payload: {
        errors: [
          {
            errorType: 'UnauthorizedException',
            message: 'You are not authorized to make this call.',
            errorCode: 401,
          },
        ],
      },
    });
    this.#socket.close(1008, 'unauthorized');
  }

  async #start(message: StartMessage): Promise<void> {
    const { id } = message;
    try {
      this.#reserve(id);
      const subscription = await startSubscription(message, this.#parts);
      // Stopped or disconnected in the meantime.
      if (!this.#starting.delete(id)) return;
      this.#subscriptions.set(id, subscription);
      this.#send({ type: 'start_ack', id });
    } catch (error) {
      if (!(error instanceof StartRejectedError)) throw error;
      this.#starting.delete(id);
      this.#send({ type: 'error', id, payload: { errors: error.errors } });
    }
  }

  #reserve(id: string): void {
    if (this.#subscriptions.has(id) || this.#starting.has(id)) {
      throw new StartRejectedError(
        'DuplicatedOperationError',
        `The subscription ${id} already exists`,
      );
    }
    this.#starting.add(id);
  }

  #send(message: ServerMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #cleanUp(): void {
    clearInterval(this.#keepAlive);
    this.#disconnect?.();
    this.#subscriptions.clear();
    this.#starting.clear();
  }
}

function readMessage(text: string): v.InferOutput<typeof clientMessage> | undefined {
  try {
    const parsed = v.safeParse(clientMessage, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
