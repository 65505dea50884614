import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import * as v from 'valibot';
import '@/session/amplify';
import type { CatalogRow } from '@/domain/models/catalog-row';
import type { catalogDocuments } from './catalog-documents';

/** Callbacks for the changes of a live list. */
export interface LiveListener {
  written(row: CatalogRow): void;
  deleted(id: string): void;
  /** Changes may have been missed, or one couldn't be read. */
  unclear(): void;
  /** Called when all changes start or stop arriving. A lost connection is restored automatically. */
  showLive(isLive: boolean): void;
}

/**
 * Milliseconds until a failed subscription restarts: the first time, and each time after that until it is live (spec
 * §9).
 */
const FIRST_RESTART_MS = 5_000;
const LATER_RESTART_MS = 60_000;

/** Amplify's event for a subscription that the API has acknowledged. */
const SUBSCRIPTION_ACK = 'Subscription ack';

const StateSchema = v.object({ connectionState: v.enum(ConnectionState) });
const AckSchema = v.object({ query: v.string() });

/** Subscribes to everyone's changes of a list. Returns an unsubscribe function. */
export function subscribeToList(
  list: ReturnType<typeof catalogDocuments>,
  listener: LiveListener,
): () => void {
  const acknowledged = new Set<string>();
  let isLive = false;
  let wait = FIRST_RESTART_MS;
  let restart: ReturnType<typeof setTimeout> | undefined;
  const goLive = () => {
    const documents = [list.created, list.updated, list.deleted];
    if (isLive || !documents.every((document) => acknowledged.has(nameOf(document)))) return;
    isLive = true;
    wait = FIRST_RESTART_MS;
    clearTimeout(restart);
    listener.showLive(true);
    listener.unclear();
  };
  const lose = () => {
    if (isLive) listener.showLive(false);
    isLive = false;
  };
  const restartLater = () => {
    clearTimeout(restart);
    restart = setTimeout(() => {
      wait = LATER_RESTART_MS;
      stop();
      acknowledged.clear();
      stop = start();
      restartLater();
    }, wait);
  };

  const follow = (document: string, tell: (row: CatalogRow) => void) => {
    const result = generateClient().graphql({ query: document, authMode: 'userPool' });
    if (!('subscribe' in result))
      throw new Error('The subscription returned no stream of messages.');
    return result.subscribe({
      next: (message: unknown) => {
        if (isChange(message)) tell(message.data.row);
        else listener.unclear();
      },
      // Amplify gives up a subscription after any error, such as for an expired token, or for its own repeated start
      // message if it missed the first acknowledgment.
      error: () => {
        acknowledged.delete(nameOf(document));
        lose();
        // The list's own query reports a refusal.
        listener.unclear();
        restartLater();
      },
    });
  };
  const start = () => {
    const subscriptions = [
      follow(list.created, listener.written),
      follow(list.updated, listener.written),
      follow(list.deleted, ({ id }) => listener.deleted(id)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  };

  const onState = (state: ConnectionState) => {
    if (LOST.has(state)) acknowledged.clear();
    if (LOST.has(state) || SILENT.has(state)) lose();
    // Amplify reconnects by itself, but not if the connection never opened.
    if (state === ConnectionState.Disconnected) restartLater();
    if (state === ConnectionState.Connected) goLive();
  };
  const stopEvents = Hub.listen('api', ({ payload: { event, data } }) => {
    if (event === CONNECTION_STATE_CHANGE && v.is(StateSchema, data)) onState(data.connectionState);
    // Acknowledgments count rather than Amplify's state, which stays wrong for a while after a connection fails or goes
    // silent.
    if (event !== SUBSCRIPTION_ACK || !v.is(AckSchema, data)) return;
    acknowledged.add(nameOf(data.query));
    goLive();
  });
  let stop = start();
  return () => {
    stopEvents();
    clearTimeout(restart);
    stop();
  };
}

/** The states in which the API has forgotten the subscriptions. */
const LOST: ReadonlySet<ConnectionState> = new Set([
  ConnectionState.ConnectionDisrupted,
  ConnectionState.ConnectionDisruptedPendingNetwork,
  ConnectionState.Disconnected,
]);
/** The states in which nothing arrives, even if the connection is still open. */
const SILENT: ReadonlySet<ConnectionState> = new Set([
  ConnectionState.ConnectedPendingKeepAlive,
  ConnectionState.ConnectedPendingNetwork,
]);

/** Returns the name of a document's operation. */
function nameOf(document: string): string {
  return /subscription (\w+)/.exec(document)?.[1] ?? '';
}

const MessageSchema = v.object({ data: v.object({ row: v.object({ id: v.string() }) }) });

// A row is null when the write didn't select a required field. Otherwise the API serializes it by the
// schema, as in client.ts.
function isChange(message: unknown): message is { readonly data: { readonly row: CatalogRow } } {
  return v.is(MessageSchema, message);
}
