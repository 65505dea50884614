import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** A CDN's usual quality; the highest takes seconds per file. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Headers of the upstream connection, and of the body before compression. */
const droppedHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/**
 * Serves the site at `origin` over HTTP/2, encrypted and compressed, as a CDN does: files that never change
 * are kept. Returns a function that stops the server.
 */
export async function serveSecurely(
  origin: string,
  port: number,
  certificate: { readonly key: string; readonly cert: string },
): Promise<() => Promise<void>> {
  const kept = new Map<string, Answer>();
  const server = createSecureServer(certificate, (request, response) => {
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
    const { status, headers, body } = kept.get(request.url) ?? (await ask(request));
    if (status === 200 && headers.etag && headers.etag === request.headers['if-none-match']) {
      const { 'content-encoding': _, ...unchanged } = headers;
      response.writeHead(304, unchanged);
      response.end();
      return;
    }
    response.writeHead(status, headers);
    response.end(body);
  }

  async function ask({ url, method, headers: { accept = '*/*', ...sent } }: Http2ServerRequest) {
    const etag = sent['if-none-match'];
    const upstream = await fetch(new URL(url, origin), {
      method,
      redirect: 'manual',
      headers: { accept, ...(etag && { 'if-none-match': etag }) },
    });
    const answered = compressed({
      status: upstream.status,
      headers: Object.fromEntries(
        [...upstream.headers].filter(([key]) => !droppedHeaders.has(key)),
      ),
      body: Buffer.from(await upstream.arrayBuffer()),
    });
    if (url.startsWith('/assets/') && answered.status === 200) kept.set(url, answered);
    return answered;
  }
}

function compressed({ status, headers, body }: Answer): Answer {
  if (!compressible.test(headers['content-type'] ?? '') || body.length === 0) {
    return { status, headers, body };
  }
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, { params: quality }),
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
