import { once } from 'node:events';
import { request as requestHttp1, type IncomingHttpHeaders } from 'node:http';
import { createServer as createHttp2Server, type Http2ServerRequest } from 'node:http2';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** Another address of the emulator, on a free port. */
export interface Http2Front {
  /** 'http://127.0.0.1:<port>'. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts an address that speaks HTTP/2 without TLS, as AWS SDKs do to a few services, and passes the requests on to
 * the emulator. What speaks HTTP/1.1 is connected to the emulator as it is.
 */
export async function startHttp2Front(emulatorOrigin: string): Promise<Http2Front> {
  const port = Number(new URL(emulatorOrigin).port);
  const http2 = createHttp2Server((request, response) => {
    const passed = requestHttp1(
      {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: request.url,
        headers: plain(request),
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers));
        pipeline(answer, response.stream, () => {});
      },
    );
    pipeline(request, passed, (error) => {
      if (error) response.stream.close();
    });
  });
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read();
      if (!first) return socket.destroy();
      socket.unshift(first);
      // The first three bytes of every connection of HTTP/2.
      if (first.toString('latin1', 0, 3) === 'PRI') return http2.emit('connection', socket);
      return pipeline(socket, connect(port, '127.0.0.1'), socket, () => {});
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The address has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(front, 'close');
      front.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Returns the request's headers without HTTP/2's own. */
function plain({ headers, authority }: Http2ServerRequest): Record<string, string | string[]> {
  const own = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(own), host: authority };
}

/** Headers that belong to a connection of HTTP/1.1, which HTTP/2 doesn't allow. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}
