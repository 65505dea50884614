import type { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { PreparedOperation } from '../data-api';
import { Connection, type ConnectionParts } from './connection';
import { connectRequest, protocolsOf } from './handshake';
import { notificationsOf, subscribersOfMutations } from './publications';

const protocol = 'graphql-ws';
const maxMessageBytes = 1024 * 1024;

/** AppSync's realtime endpoint. */
export interface Realtime {
  /** Takes over an upgrade of /graphql/realtime; false for any other. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Tells the subscribers of the mutations that an answer is about. */
  publish(prepared: PreparedOperation, data: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the endpoint for an API. */
export function createRealtime(parts: ConnectionParts): Realtime {
  const followers = subscribersOfMutations(parts.api.schema);
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
      for (const notification of notificationsOf(prepared, data, followers)) {
        await Promise.all([...connections].map((one) => one.notify(notification)));
      }
    },
    async close() {
      for (const client of server.clients) client.terminate();
      await new Promise((closed) => server.close(closed));
    },
  };
}
