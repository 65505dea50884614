import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { selfSignedCertificate } from '../../emulator/core/certificate/self-signed';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** What content networks compress with: the best takes seconds for a file. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Of the connection to the server behind, and of what its body was before compression. */
const notPassedOn = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * Serves a site over HTTP/2, encrypted and compressed, as a hosted one is. Files and headers are those
 * of the server at `origin`. Gives what ends it.
 */
export async function serveSecurely(origin: string, port: number): Promise<() => Promise<void>> {
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer(selfSignedCertificate(new Date()), (request, response) => {
    answer(request, response).catch((error: unknown) => response.stream.destroy(asError(error)));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  };

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const etag = request.headers['if-none-match'];
    const found = await fetch(new URL(request.url, origin), {
      method: request.method,
      redirect: 'manual',
      headers: { accept: request.headers.accept ?? '*/*', ...(etag && { 'if-none-match': etag }) },
    });
    const headers = Object.fromEntries([...found.headers].filter(([key]) => !notPassedOn.has(key)));
    const body = Buffer.from(await found.arrayBuffer());
    if (!compressible.test(found.headers.get('content-type') ?? '') || body.length === 0) {
      response.writeHead(found.status, headers);
      response.end(body);
      return;
    }
    const small = compressed.get(request.url) ?? brotliCompressSync(body, { params: quality });
    compressed.set(request.url, small);
    response.writeHead(found.status, { ...headers, 'content-encoding': 'br' });
    response.end(small);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
