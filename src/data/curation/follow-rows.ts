import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import * as v from 'valibot';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import '@/session/amplify';
import type { Collection } from './collection';
import { CuratedRowSchema } from './row-record';

/** What is told of a collection while it is followed. */
export interface RowListener {
  written(row: CatalogueRow): void;
  deleted(id: string): void;
  /** The connection stands anew: what happened before was not told. */
  connected(): void;
  /** The connection is lost; it is tried again by itself. */
  disconnected(): void;
  /** Something happened that could not be read. */
  unclear(): void;
}

const MessageSchema = v.object({ data: v.object({ row: CuratedRowSchema }) });
const StateSchema = v.object({ connectionState: v.enum(ConnectionState) });

/** Tells of every change that anybody makes to a collection, until the returned function is called. */
export function followRows(collection: Collection, listener: RowListener): () => void {
  const stopStates = Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const state = v.safeParse(StateSchema, payload.data);
    if (!state.success) return;
    if (state.output.connectionState === ConnectionState.Connected) listener.connected();
    else listener.disconnected();
  });
  const stops = [
    subscribe(collection, 'Create', listener.written, listener.unclear),
    subscribe(collection, 'Update', listener.written, listener.unclear),
    subscribe(collection, 'Delete', ({ id }) => listener.deleted(id), listener.unclear),
  ];
  return () => {
    stopStates();
    for (const stop of stops) stop();
  };
}

function subscribe(
  { model, fields }: Collection,
  change: 'Create' | 'Update' | 'Delete',
  tell: (row: CatalogueRow) => void,
  unclear: () => void,
): () => void {
  const query = /* GraphQL */ `subscription ${change}d${model} {
    row: on${change}${model} { ${fields} }
  }`;
  const result = generateClient().graphql({ query, authMode: 'userPool' });
  if (!('subscribe' in result)) throw new Error('A subscription gives a stream of messages.');
  const subscription = result.subscribe({
    next: (message: unknown) => {
      const parsed = v.safeParse(MessageSchema, message);
      if (parsed.success) tell(parsed.output.data.row);
      else unclear();
    },
    // The list itself says when the backend refuses; the connection comes back by itself.
    error: () => unclear(),
  });
  return () => subscription.unsubscribe();
}
