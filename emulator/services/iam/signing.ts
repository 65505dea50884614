import { createHash, createHmac } from 'node:crypto';
import type { CredentialScope } from './request-signature';

/** Signs with a key derived for one credential scope and timestamp. */
export interface Signer {
  /** Returns the hex signature of `lines`, prefixed with the algorithm, timestamp, and scope. */
  sign(algorithm: string, lines: string[]): string;
}

/** Derives a Signature Version 4 signing key from a secret access key. */
export function createSigner(
  secretAccessKey: string,
  scope: CredentialScope,
  timestamp: string,
): Signer {
  const key = [scope.date, scope.region, scope.service, 'aws4_request'].reduce<Buffer>(
    (derived, part) => hmac(derived, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  const credentialScope = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  return {
    sign: (algorithm, lines) =>
      hmac(key, [algorithm, timestamp, credentialScope, ...lines].join('\n')).toString('hex'),
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

/** Returns the hex SHA-256 of bytes or of a latin1 byte string. */
export function sha256Hex(data: Buffer | string): string {
  const hash = createHash('sha256');
  return (typeof data === 'string' ? hash.update(data, 'latin1') : hash.update(data)).digest('hex');
}
