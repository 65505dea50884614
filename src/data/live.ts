import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import * as v from 'valibot';
import '@/session/amplify';
import type { ListSubscription } from './document';

/** The subscriptions to all changes of a list. */
export interface LiveList<Row> {
  readonly created: ListSubscription<Row>;
  readonly updated: ListSubscription<Row>;
  readonly deleted: ListSubscription<Row>;
}

/** Callbacks for the changes of a live list. */
export interface LiveListener<Row> {
  written(row: Row): void;
  deleted(id: string): void;
  /** The connection was established; earlier changes may have been missed. */
  connected(): void;
  /** The connection was lost; it reconnects by itself. */
  disconnected(): void;
  /** A change arrived that could not be read. */
  unreadable(): void;
}

/** Milliseconds until a subscription that failed starts again: the first time, and every later time (spec §9). */
const FIRST_RESTART_MS = 5_000;
const LATER_RESTART_MS = 60_000;

const StateSchema = v.object({ connectionState: v.enum(ConnectionState) });

/** Subscribes to everyone's changes of a list. Returns an unsubscribe function. */
export function subscribeToList<Row extends { readonly id: string }>(
  list: LiveList<Row>,
  listener: LiveListener<Row>,
): () => void {
  const stopStates = Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const state = v.safeParse(StateSchema, payload.data);
    if (!state.success) return;
    if (state.output.connectionState === ConnectionState.Connected) listener.connected();
    else listener.disconnected();
  });
  const stops = [
    subscribe(list.created, listener.written, listener.unreadable),
    subscribe(list.updated, listener.written, listener.unreadable),
    subscribe(list.deleted, ({ id }) => listener.deleted(id), listener.unreadable),
  ];
  return () => {
    stopStates();
    for (const stop of stops) stop();
  };
}

// Amplify connects again after a lost connection, but gives up a subscription that the API answered with an error,
// such as for an expired token, or for a start it repeats because it missed the acknowledgment of the first.
function subscribe<Row>(
  document: ListSubscription<Row>,
  tell: (row: Row) => void,
  unclear: () => void,
  restartMs = FIRST_RESTART_MS,
): () => void {
  const result = generateClient().graphql({ query: document, authMode: 'userPool' });
  if (!('subscribe' in result)) throw new Error('The subscription returned no stream of messages.');
  let stop = () => subscription.unsubscribe();
  const subscription = result.subscribe({
    next: (message: unknown) => {
      if (isOf(document, message)) tell(message.data.row);
      else unclear();
    },
    error: () => {
      // The list's own query shows a refusal.
      unclear();
      const restart = setTimeout(() => {
        stop = subscribe(document, tell, unclear, LATER_RESTART_MS);
      }, restartMs);
      stop = () => clearTimeout(restart);
    },
  });
  return () => stop();
}

const MessageSchema = v.object({ data: v.object({ row: v.object({ id: v.string() }) }) });

// A row is null when the write didn't select a required field. Otherwise the API serializes it by the
// schema, as in client.ts.
function isOf<Row>(
  _document: ListSubscription<Row>,
  message: unknown,
): message is { readonly data: { readonly row: Row } } {
  return v.is(MessageSchema, message);
}
