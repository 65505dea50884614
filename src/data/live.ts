import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import * as v from 'valibot';
import '@/session/amplify';
import type { ListSubscription } from './document';

/** The subscriptions that tell of every change of a list. */
export interface LiveList<Row> {
  readonly created: ListSubscription<Row>;
  readonly updated: ListSubscription<Row>;
  readonly deleted: ListSubscription<Row>;
}

/** Called with what happens to a list while it is live. */
export interface LiveListener<Row> {
  written(row: Row): void;
  deleted(id: string): void;
  /** The connection is established anew: changes before it were missed. */
  connected(): void;
  /** The connection is lost; it reconnects by itself. */
  disconnected(): void;
  /** Something changed that could not be read. */
  unreadable(): void;
}

const StateSchema = v.object({ connectionState: v.enum(ConnectionState) });

/** Tells of every change that anybody makes to a list. Returns an unsubscribe function. */
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

function subscribe<Row>(
  document: ListSubscription<Row>,
  tell: (row: Row) => void,
  unclear: () => void,
): () => void {
  const result = generateClient().graphql({ query: document, authMode: 'userPool' });
  if (!('subscribe' in result)) throw new Error('A subscription returns a stream of messages.');
  const subscription = result.subscribe({
    next: (message: unknown) => {
      if (isOf(document, message)) tell(message.data.row);
      else unclear();
    },
    // The list itself shows when the backend refuses; the connection comes back by itself.
    error: () => unclear(),
  });
  return () => subscription.unsubscribe();
}

const MessageSchema = v.object({ data: v.object({ row: v.looseObject({ id: v.string() }) }) });

// A row is null when the write did not select a field that the schema requires. The rest of it is
// serialized by the schema, as in client.ts.
function isOf<Row>(
  _document: ListSubscription<Row>,
  message: unknown,
): message is { readonly data: { readonly row: Row } } {
  return v.is(MessageSchema, message);
}
