import { SignatureError } from '../../core/identity';
import type { WireRequest } from '../../core/wire';
import type { RequestSignature } from './request-signature';
import { sha256Hex } from './signing';

const unsigned = 'UNSIGNED-PAYLOAD';

/** Returns the payload hash that was signed, or a placeholder such as 'UNSIGNED-PAYLOAD'. */
export function declaredPayloadHash(
  request: WireRequest,
  location: RequestSignature['location'],
  isS3: boolean,
): string {
  if (!isS3) return sha256Hex(request.body);
  const declared =
    request.headers['x-amz-content-sha256'] ?? request.query.get('X-Amz-Content-Sha256');
  if (location === 'query') return declared ?? unsigned;
  if (!declared) {
    throw new SignatureError(
      'InvalidRequest',
      'Missing required header for this request: x-amz-content-sha256',
    );
  }
  return declared;
}

/** Checks the body against its declared hash. Throws SignatureError. */
export function checkPayload(body: Buffer, declared: string): void {
  if (declared === unsigned) return;
  if (declared.startsWith('STREAMING-')) {
    throw new SignatureError(
      'NotImplemented',
      `The emulator does not support bodies in chunks (${declared}). Send the body at once.`,
    );
  }
  if (!/^[0-9a-f]{64}$/.test(declared)) {
    throw new SignatureError(
      'InvalidArgument',
      `x-amz-content-sha256 must be ${unsigned} or a valid sha256 value.`,
    );
  }
  if (sha256Hex(body) !== declared) {
    throw new SignatureError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}
