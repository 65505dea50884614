import { SignatureError } from '../../core/identity';
import type { WireRequest } from '../../core/wire';
import { checkChunks, isChunkedPayload, readChunks } from './aws-chunked';
import type { PresentedSignature } from './presented-signature';
import { sha256Hex, type Signer } from './signing';

const unsigned = 'UNSIGNED-PAYLOAD';
const chunkedUnsigned = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const chunkedSigned = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD';
const chunkedSignedTrailer = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER';
const chunkedKinds = [chunkedUnsigned, chunkedSigned, chunkedSignedTrailer];

/** What the signature says of the body: its hash, or one of the words that stand for none. */
export function declaredPayload(
  request: WireRequest,
  place: PresentedSignature['place'],
  isS3: boolean,
): string {
  if (!isS3) return sha256Hex(request.body);
  const declared =
    request.headers['x-amz-content-sha256'] ?? request.query.get('X-Amz-Content-Sha256');
  if (place === 'query') return declared ?? unsigned;
  if (!declared) {
    throw new SignatureError(
      'InvalidRequest',
      'Missing required header for this request: x-amz-content-sha256',
    );
  }
  return declared;
}

/** Checks the body against what was signed of it. Throws SignatureError. */
export function checkPayload(
  body: Buffer,
  declared: string,
  seed: { signer: Signer; signature: string },
): void {
  if (declared === unsigned) return;
  if (isChunkedPayload(declared)) {
    checkChunked(body, declared, seed);
    return;
  }
  if (!/^[0-9a-f]{64}$/.test(declared)) {
    throw new SignatureError(
      'InvalidArgument',
      `x-amz-content-sha256 must be ${unsigned}, ${chunkedKinds.join(', ')} or a valid sha256 value.`,
    );
  }
  if (sha256Hex(body) !== declared) {
    throw new SignatureError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}

function checkChunked(
  body: Buffer,
  declared: string,
  seed: { signer: Signer; signature: string },
): void {
  if (!chunkedKinds.includes(declared)) {
    throw new SignatureError(
      'NotImplemented',
      `The payload form ${declared} is not supported by the emulator; supported are ${chunkedKinds.join(', ')}.`,
    );
  }
  const chunked = readChunks(body);
  if (declared === chunkedUnsigned) return;
  checkChunks(chunked, { ...seed, withTrailer: declared === chunkedSignedTrailer });
}
