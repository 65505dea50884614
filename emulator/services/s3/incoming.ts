import type { WireRequest } from '../../core/wire';
import { contentOf, isChunkedPayload, readChunks } from '../iam/aws-chunked';
import { StorageError } from './errors';

/** The headers and content of a request, whichever of the ways to send them was used. */
export interface Incoming {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Takes a request's content out of its chunks, with what came after them, and the x-amz-… headers
 * out of a presigned query. Throws StorageError 'IncompleteBody'.
 */
export function incomingOf({ headers, query, body }: WireRequest): Incoming {
  const hoisted = Object.fromEntries(
    [...query].filter(([name]) => name.startsWith('x-amz-') && query.has('X-Amz-Signature')),
  );
  const all = { ...hoisted, ...headers };
  if (!isChunkedPayload(headers['x-amz-content-sha256'])) return { headers: all, body };
  const chunked = readChunks(body);
  const content = contentOf(chunked);
  const announced = headers['x-amz-decoded-content-length'];
  if (announced !== undefined && Number(announced) !== content.length) {
    throw new StorageError('IncompleteBody');
  }
  return { headers: { ...all, ...chunked.trailers }, body: content };
}
