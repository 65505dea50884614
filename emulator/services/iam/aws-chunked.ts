import { constantTimeEqual } from '../../core/constant-time-equal';
import { SignatureError } from '../../core/identity';
import { sha256Hex, type Signer } from './signing';

/** A parsed 'aws-chunked' body. */
export interface ChunkedBody {
  /** The chunks in order, including the empty last one. */
  chunks: { data: Buffer; signature?: string }[];
  /** Trailing headers, with lowercase names. */
  trailers: Record<string, string>;
}

const trailerSignature = 'x-amz-trailer-signature';
const emptyHash = sha256Hex('');
const crlf = Buffer.from('\r\n');

/** Returns whether this x-amz-content-sha256 value declares an aws-chunked body. */
export function isChunkedPayload(contentSha256: string | undefined): boolean {
  return contentSha256?.startsWith('STREAMING-') === true;
}

/** Parses an aws-chunked body. Throws SignatureError 'IncompleteBody' if it is malformed. */
export function parseChunks(body: Buffer): ChunkedBody {
  const chunks: ChunkedBody['chunks'] = [];
  let position = 0;
  for (;;) {
    const end = body.indexOf(crlf, position);
    const header = /^([0-9a-f]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(
      end < 0 ? '' : body.toString('latin1', position, end),
    );
    if (!header) throw incomplete();
    const size = Number.parseInt(header[1] ?? '', 16);
    const start = end + crlf.length;
    if (start + size > body.length) throw incomplete();
    const signature = header[2];
    chunks.push({
      data: body.subarray(start, start + size),
      ...(signature !== undefined && { signature }),
    });
    if (size === 0) return { chunks, trailers: parseTrailers(body.subarray(start)) };
    if (!body.subarray(start + size, start + size + 2).equals(crlf)) throw incomplete();
    position = start + size + crlf.length;
  }
}

/** Returns the content without the chunk framing. */
export function joinChunks({ chunks }: ChunkedBody): Buffer {
  return Buffer.concat(chunks.map(({ data }) => data));
}

/**
 * Verifies each chunk's signature, and the trailer's if one was declared. Each signature is chained
 * to the previous one, starting with the request's. Throws SignatureError 'SignatureDoesNotMatch'.
 */
export function verifyChunks(
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
    if (!constantTimeEqual(expected, signature ?? '')) throw mismatch();
    previous = expected;
  }
  if (!seed.withTrailer) return;
  const signed = Object.entries(trailers).filter(([name]) => name !== trailerSignature);
  const text = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const expected = seed.signer.sign('AWS4-HMAC-SHA256-TRAILER', [previous, sha256Hex(text)]);
  if (!constantTimeEqual(expected, trailers[trailerSignature] ?? '')) throw mismatch();
}

function parseTrailers(rest: Buffer): Record<string, string> {
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
