import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** The body is larger than the service takes. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Reads a request's whole body. Throws BodyTooLargeError as soon as `maxBytes` is passed. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxBytes) throw new BodyTooLargeError();
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
