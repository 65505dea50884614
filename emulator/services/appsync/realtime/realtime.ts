import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import type { PreparedOperation } from '../data-api';
import { byResponseKey, fieldsOf, withoutAliases } from '../graphql/selection';
import { jsonObject } from '../json-object';
import { Connection, type ConnectionParts } from './connection';
import { connectRequest, protocolsOf } from './handshake';
import type { Notification } from './subscription';

const protocol = 'graphql-ws';
const maxMessageBytes = 1024 * 1024;

/** AppSync's realtime endpoint. */
interface Realtime {
  /** Handles upgrades of /graphql/realtime. Returns false for other paths. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Notifies the subscribers of a mutation. Resolves when all were notified. */
  publish(prepared: PreparedOperation, data: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Creates the realtime endpoint of an API. */
export function createRealtime(parts: ConnectionParts): Realtime {
  const subscribers = subscribersByMutation(parts.api.schema);
  const connections = new Set<Connection>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    handleProtocols: () => protocol,
  });
  return {
    upgrade(request, socket, head) {
      if (request.url?.split('?')[0] !== '/graphql/realtime') return false;
      if (!protocolsOf(request).includes(protocol)) {
        socket.end(
          'HTTP/1.1 400 Bad Request\r\nx-amzn-errortype: NoProtocolError\r\nconnection: close\r\n\r\n',
        );
        return true;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = new Connection(webSocket, connectRequest(request), parts);
        connections.add(connection);
        webSocket.on('close', () => connections.delete(connection));
      });
      return true;
    },
    async publish(prepared, data) {
      for (const notification of notificationsOf(prepared, data, subscribers)) {
        await Promise.all([...connections].map((connection) => connection.notify(notification)));
      }
    },
    async close() {
      for (const client of server.clients) client.terminate();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Subscription fields by the mutation field that triggers them. */
type SubscribersByMutation = ReadonlyMap<string, readonly SubscriptionField[]>;

interface SubscriptionField {
  fieldName: string;
  payloadFields: ReadonlySet<string>;
}

/** Returns the subscription fields of each mutation, from the schema's @aws_subscribe directives. */
function subscribersByMutation(schema: GraphQLSchema): SubscribersByMutation {
  const subscribers = new Map<string, SubscriptionField[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    const payloadFields = new Set(isObjectType(type) ? Object.keys(type.getFields()) : []);
    const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
    const mutations = directive?.arguments?.find(({ name }) => name.value === 'mutations')?.value;
    for (const mutation of mutations?.kind === 'ListValue' ? mutations.values : []) {
      if (mutation.kind !== 'StringValue') continue;
      const existing = subscribers.get(mutation.value) ?? [];
      subscribers.set(mutation.value, [...existing, { fieldName: field.name, payloadFields }]);
    }
  }
  return subscribers;
}

/** Returns the notifications of a mutation's result. Failed and unselected fields are left out. */
function notificationsOf(
  { document, operation }: PreparedOperation,
  data: Record<string, unknown>,
  subscribers: SubscribersByMutation,
): Notification[] {
  const roots = byResponseKey(fieldsOf(document, operation.selectionSet));
  return [...roots].flatMap(([key, fields]) => {
    const selectionSets = fields.map(({ selectionSet }) => selectionSet);
    const value = withoutAliases(document, selectionSets, data[key]);
    const parsed = v.safeParse(jsonObject, value);
    const mutation = fields[0]?.name.value ?? key;
    if (!parsed.success) return [];
    return (subscribers.get(mutation) ?? []).map((subscriber) => ({
      ...subscriber,
      payload: parsed.output,
    }));
  });
}
