import { SignatureError } from '../../core/identity';
import { sameSecret, sha256Hex, type Signer } from './signing';

/** A body that was sent in chunks of its own ('aws-chunked'), taken apart. */
export interface ChunkedBody {
  /** The chunks in order, the empty last one included. */
  chunks: { data: Buffer; signature?: string }[];
  /** Headers that came after the body, with lower-case names. */
  trailers: Record<string, string>;
}

const trailerSignature = 'x-amz-trailer-signature';
const emptyHash = sha256Hex('');
const headerEnd = Buffer.from('\r\n');

/** Whether this x-amz-content-sha256 announces a body in chunks. */
export function isChunkedPayload(contentSha256: string | undefined): boolean {
  return contentSha256?.startsWith('STREAMING-') === true;
}

/** Takes an aws-chunked body apart. Throws SignatureError 'IncompleteBody' when it is damaged. */
export function readChunks(body: Buffer): ChunkedBody {
  const chunks: ChunkedBody['chunks'] = [];
  let position = 0;
  for (;;) {
    const end = body.indexOf(headerEnd, position);
    const header = /^([0-9a-f]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(
      end < 0 ? '' : body.toString('latin1', position, end),
    );
    if (!header) throw incomplete();
    const size = Number.parseInt(header[1] ?? '', 16);
    const start = end + headerEnd.length;
    if (start + size > body.length) throw incomplete();
    const signature = header[2];
    chunks.push({
      data: body.subarray(start, start + size),
      ...(signature !== undefined && { signature }),
    });
    if (size === 0) return { chunks, trailers: readTrailers(body.subarray(start)) };
    if (!body.subarray(start + size, start + size + 2).equals(headerEnd)) throw incomplete();
    position = start + size + headerEnd.length;
  }
}

/** The content itself, without the chunks around it. */
export function contentOf({ chunks }: ChunkedBody): Buffer {
  return Buffer.concat(chunks.map(({ data }) => data));
}

/**
 * Checks each chunk's signature, and the trailer's when one was announced, each chained to the one
 * before and the first to the request's own. Throws SignatureError 'SignatureDoesNotMatch'.
 */
export function checkChunks(
  { chunks, trailers }: ChunkedBody,
  seed: { signer: Signer; signature: string; withTrailer: boolean },
): void {
  let previous = seed.signature;
  for (const { data, signature } of chunks) {
    const expected = seed.signer.sign('AWS4-HMAC-SHA256-PAYLOAD', [
      previous,
      emptyHash,
      sha256Hex(data),
    ]);
    if (!sameSecret(expected, signature ?? '')) throw mismatch();
    previous = expected;
  }
  if (!seed.withTrailer) return;
  const signed = Object.entries(trailers).filter(([name]) => name !== trailerSignature);
  const text = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const expected = seed.signer.sign('AWS4-HMAC-SHA256-TRAILER', [previous, sha256Hex(text)]);
  if (!sameSecret(expected, trailers[trailerSignature] ?? '')) throw mismatch();
}

function readTrailers(rest: Buffer): Record<string, string> {
  return Object.fromEntries(
    rest
      .toString('latin1')
      .split(/\r?\n/)
      .filter((line) => line.includes(':'))
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
}

function incomplete(): SignatureError {
  return new SignatureError('IncompleteBody', 'The request body terminated unexpectedly');
}

function mismatch(): SignatureError {
  return new SignatureError(
    'SignatureDoesNotMatch',
    'The signature of a chunk does not match the signature you provided.',
  );
}
