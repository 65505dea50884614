import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { selfSignedCertificate } from '../../emulator/core/certificate';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** A CDN's usual quality; the highest takes seconds per file. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Headers of the upstream connection, and of the body before compression. */
const droppedHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * Serves the site at `origin` over HTTP/2, encrypted and compressed, as a hosted site is. Returns a
 * function that stops the server.
 */
export async function serveSecurely(origin: string, port: number): Promise<() => Promise<void>> {
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer(
    await selfSignedCertificate(new Date()),
    (request, response) => {
      answer(request, response).catch((error: unknown) => response.stream.destroy(asError(error)));
    },
  );
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  };

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const etag = request.headers['if-none-match'];
    const upstream = await fetch(new URL(request.url, origin), {
      method: request.method,
      redirect: 'manual',
      headers: { accept: request.headers.accept ?? '*/*', ...(etag && { 'if-none-match': etag }) },
    });
    const headers = Object.fromEntries(
      [...upstream.headers].filter(([key]) => !droppedHeaders.has(key)),
    );
    const body = Buffer.from(await upstream.arrayBuffer());
    if (!compressible.test(upstream.headers.get('content-type') ?? '') || body.length === 0) {
      response.writeHead(upstream.status, headers);
      response.end(body);
      return;
    }
    const encoded = compressed.get(request.url) ?? brotliCompressSync(body, { params: quality });
    compressed.set(request.url, encoded);
    response.writeHead(upstream.status, { ...headers, 'content-encoding': 'br' });
    response.end(encoded);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
