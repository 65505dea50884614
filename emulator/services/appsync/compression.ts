import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHead, WireResponse } from '../../core/wire';

/** The sizes in bytes that AppSync compresses: "Compressing API responses" in its developer guide. */
const minSize = 1000;
const maxSize = 10_000_000;

/** Returns the response gzipped, if AppSync compresses this size and the request accepts gzip. */
export async function compress(
  { headers }: Pick<RequestHead, 'headers'>,
  response: WireResponse & { body: string },
): Promise<WireResponse & { body: string | Buffer }> {
  const size = Buffer.byteLength(response.body);
  if (size < minSize || size > maxSize || !acceptsGzip(headers['accept-encoding'])) return response;
  return {
    ...response,
    headers: { ...response.headers, 'content-encoding': 'gzip' },
    body: await promisify(gzip)(response.body),
  };
}

function acceptsGzip(header = ''): boolean {
  const codings = header.split(',').map((coding) => coding.replaceAll(/\s/g, ''));
  return codings.some((coding) => /^gzip($|;q=(1|0\.0*[1-9]))/.test(coding));
}
