import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { StorageError } from './errors';

// x-amz-checksum-… headers that do not carry a checksum.
const nonChecksumSuffixes = new Set(['algorithm', 'mode', 'type']);

/** Throws StorageError 'NotImplemented' unless the algorithm is CRC32, which clients use. */
export function assertCrc32(algorithm: string): void {
  if (algorithm.toUpperCase() === 'CRC32') return;
  throw new StorageError(
    'NotImplemented',
    `The emulator does not support the checksum algorithm ${algorithm}. Supported: CRC32.`,
  );
}

/** Computes a CRC32 in Base64 over content that arrives in chunks. */
export class Crc32 {
  #value = 0;

  update(chunk: Uint8Array): this {
    this.#value = crc32(chunk, this.#value);
    return this;
  }

  digest(): string {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(this.#value);
    return bytes.toString('base64');
  }
}

/**
 * Checks the content against every digest sent with it (Content-MD5, x-amz-checksum-crc32) and returns
 * the CRC32 to store, if one was sent. Throws StorageError, for example 'BadDigest'.
 */
export function verifyContent(
  headers: Readonly<Record<string, string>>,
  content: Buffer,
): string | undefined {
  verifyMd5(headers['content-md5'], content);
  const sent = sentCrc32(headers);
  if (sent !== undefined && sent !== new Crc32().update(content).digest()) throw badCrc32();
  return sent;
}

/** Returns the CRC32 in a request's headers, not yet verified. Throws StorageError for another algorithm. */
export function sentCrc32(headers: Readonly<Record<string, string>>): string | undefined {
  for (const name of Object.keys(headers)) {
    const [, algorithm] = /^x-amz-checksum-(.+)$/.exec(name) ?? [];
    if (algorithm !== undefined && !nonChecksumSuffixes.has(algorithm)) assertCrc32(algorithm);
  }
  return headers['x-amz-checksum-crc32'];
}

/** Returns the response headers for a CRC32, or none without one. */
export function checksumHeaders(crc: string | undefined): Record<string, string> {
  if (crc === undefined) return {};
  return { 'x-amz-checksum-crc32': crc, 'x-amz-checksum-type': 'FULL_OBJECT' };
}

/** Returns the error for content that doesn't match its CRC32. */
export function badCrc32(): StorageError {
  return new StorageError(
    'BadDigest',
    'The CRC32 you specified did not match the calculated checksum.',
  );
}

function verifyMd5(sent: string | undefined, content: Buffer): void {
  if (sent === undefined) return;
  if (Buffer.from(sent, 'base64').length !== 16) throw new StorageError('InvalidDigest');
  const computed = createHash('md5').update(content).digest('base64');
  if (computed !== sent) {
    throw new StorageError('BadDigest', undefined, {
      ExpectedDigest: sent,
      CalculatedDigest: computed,
    });
  }
}
