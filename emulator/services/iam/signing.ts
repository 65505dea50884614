import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CredentialScope } from './presented-signature';

/** A scope and moment for which a key was derived; signs whatever texts belong to one request. */
export interface Signer {
  /** The hex signature of `lines`, put under the algorithm's name, moment and scope. */
  sign(algorithm: string, lines: string[]): string;
}

/** Derives the signing key of Signature Version 4 from a secret. */
export function signerFor(
  secretAccessKey: string,
  scope: CredentialScope,
  timestamp: string,
): Signer {
  const key = [scope.date, scope.region, scope.service, 'aws4_request'].reduce<Buffer>(
    (derived, part) => hmac(derived, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  const place = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  return {
    sign: (algorithm, lines) =>
      hmac(key, [algorithm, timestamp, place, ...lines].join('\n')).toString('hex'),
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

/** The hex SHA-256 of bytes, or of a text of bytes (latin1). */
export function sha256Hex(data: Buffer | string): string {
  const hash = createHash('sha256');
  return (typeof data === 'string' ? hash.update(data, 'latin1') : hash.update(data)).digest('hex');
}

/** Compares without telling by its duration how much of the two texts agrees. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(one), digest(other));
}
