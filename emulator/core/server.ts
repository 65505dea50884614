import { Buffer } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addCors, anyOrigin, preflight } from './cors';
import type { Log } from './log';
import { LostAnswerError } from './lost-answer';
import { portOwner } from './port';
import type { RequestHead, Service, WireResponse } from './wire';

export interface RunningServer {
  port: number;
  /** Stops accepting, ends open connections and closes the services. */
  close(): Promise<void>;
}

const ANOTHER_PROGRAM =
  process.platform === 'win32'
    ? 'another program, or reserved by Windows (netsh int ipv4 show excludedportrange tcp)'
    : 'another program';

/** Another program uses the port. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
  /** `owner` describes the program, if it is known. */
  constructor(
    readonly port: number,
    owner = ANOTHER_PROGRAM,
  ) {
    super(`Port ${port} is in use by ${owner}.`);
  }
}

export interface ServerOptions {
  /** 0 picks a free port. */
  port: number;
  log: Log;
  /** The first service that accepts a request handles it. Called per request, so a reload can replace them. */
  services(): readonly Service[];
  /** Requests wait until this resolves. */
  ready?(): Promise<void>;
  /** Private key and certificate in PEM format; the server uses HTTPS if they are given. */
  tls?: { key: string; cert: string };
}

// The idle time of AWS's load balancers. Node's default, 5 s, ends connections that a busy client is about to reuse.
const IDLE_MS = 60_000;

/** Serves the services on one port of the loopback interface. Throws PortTakenError. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    void serve(request, response, options);
  };
  const server = options.tls ? createTlsServer(options.tls, onRequest) : createServer(onRequest);
  server.keepAliveTimeout = IDLE_MS;
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head, options));
  await listen(server, options.port).catch(async (error: NodeJS.ErrnoException) => {
    // Windows denies ports that it reserves.
    const isReserved = error.code === 'EACCES' && process.platform === 'win32';
    if (error.code !== 'EADDRINUSE' && !isReserved) throw error;
    throw new PortTakenError(options.port, await portOwner(options.port));
  });
  const { port } = portOf(server);
  return {
    port,
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const service of options.services()) await service.close?.();
      server.closeAllConnections();
      await closed;
    },
  };
}

// Loopback only: the developer's keys are public and the mailbox has no sign-in.
function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
}

function portOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { services, ready, log }: ServerOptions,
): Promise<void> {
  const head = headOf(request);
  if (!isLocal(head.headers['host'])) return void response.writeHead(403).end(foreignHost);
  if (!isLocalOrigin(head.headers['origin']))
    return void response.writeHead(403).end(foreignOrigin);
  try {
    await ready?.();
    const result = await respond(request, head, services());
    await send(response, head, addCors(head, result));
  } catch (error) {
    if (response.destroyed || error instanceof LostAnswerError) return;
    log.error(`${head.method} ${head.rawPath} failed`, error);
    if (!response.headersSent)
      await send(response, head, addCors(head, plain(500, 'Internal error')));
    else response.destroy();
  }
}

async function respond(
  request: IncomingMessage,
  head: RequestHead,
  services: readonly Service[],
): Promise<WireResponse> {
  const service = services.find((candidate) => candidate.accepts(head));
  if (!service)
    return preflight(head) ?? plain(404, `No service handles ${head.method} ${head.rawPath}\n`);
  try {
    return await service.handle({ ...head, body: await readBody(request, service.maxBodyBytes) });
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    const refusal = plain(
      413,
      `The ${service.name} accepts at most ${service.maxBodyBytes} bytes\n`,
    );
    return { ...refusal, headers: { ...anyOrigin, ...refusal.headers, connection: 'close' } };
  }
}

class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Reads the whole body. Throws BodyTooLargeError as soon as it exceeds `maxBytes`. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > maxBytes) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new BodyTooLargeError();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const foreignHost = 'The emulator accepts requests to localhost only.\n';

/**
 * Returns whether the Host header names this machine. Otherwise a website could read the mailbox by
 * pointing its own name at the loopback address (DNS rebinding).
 */
function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}

const foreignOrigin = 'The emulator accepts requests from pages on localhost only.\n';

/**
 * Returns whether a request comes from a page on this machine, or from no page. Otherwise any website open
 * in the developer's browser could use the emulator, whose developer keys are public.
 */
function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLocal(/^https?:\/\/(.*)$/.exec(origin)?.[1]);
}

function plain(status: number, body: string): WireResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

async function send(
  response: ServerResponse,
  head: RequestHead,
  { status, headers, cookies, body }: WireResponse,
): Promise<void> {
  try {
    response.writeHead(status, { ...headers, ...(cookies && { 'set-cookie': cookies }) });
    if (head.method === 'HEAD' || body === undefined) response.end();
    else if (body instanceof Readable) await pipeline(body, response);
    else response.end(body);
  } finally {
    // Otherwise the source stays open: pipeline refuses a response whose client has disconnected.
    if (body instanceof Readable) body.destroy();
  }
}

function upgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { services }: ServerOptions,
): void {
  const accepted =
    isLocal(request.headers.host) &&
    isLocalOrigin(request.headers.origin) &&
    services().some((service) => service.upgrade?.(request, socket, head));
  if (!accepted) socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
}

/** Returns the request without its body. */
function headOf(request: IncomingMessage): RequestHead {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  return {
    method: request.method ?? 'GET',
    rawPath: mark < 0 ? url : url.slice(0, mark),
    rawQuery,
    query: new URLSearchParams(rawQuery),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
  };
}
