import type { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { PreparedOperation } from '../data-api';
import { Connection, type ConnectionParts } from './connection';
import { connectRequest, protocolsOf } from './handshake';
import { notificationsOf, subscribersByMutation } from './publications';

const protocol = 'graphql-ws';
const maxMessageBytes = 1024 * 1024;

/** AppSync's realtime endpoint. */
export interface Realtime {
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
        await Promise.all([...connections].map((one) => one.notify(notification)));
      }
    },
    async close() {
      for (const client of server.clients) client.terminate();
      await new Promise((closed) => server.close(closed));
    },
  };
}
