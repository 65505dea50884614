import { crc32 } from 'node:zlib';
import { StorageError } from './errors';

// x-amz-checksum-… headers that do not carry a checksum.
const nonChecksumSuffixes = new Set(['algorithm', 'mode', 'type']);

/**
 * Checks the content against a CRC32 that was sent with it. Returns the CRC32 to store. Throws StorageError, for
 * example 'BadDigest'.
 */
export function verifyContent(
  headers: Readonly<Record<string, string>>,
  content: Buffer,
): string | undefined {
  const sent = sentCrc32(headers);
  if (sent === undefined || sent === base64Crc32(content)) return sent;
  throw new StorageError('BadDigest');
}

/** Returns the response headers for a CRC32, or none without one. */
export function checksumHeaders(crc: string | undefined): Record<string, string> {
  if (crc === undefined) return {};
  return { 'x-amz-checksum-crc32': crc, 'x-amz-checksum-type': 'FULL_OBJECT' };
}

/** Returns the CRC32 that was sent, if any. Throws StorageError for other algorithms, which clients don't use. */
function sentCrc32(headers: Readonly<Record<string, string>>): string | undefined {
  for (const name of Object.keys(headers)) {
    const [, algorithm] = /^x-amz-checksum-(.+)$/.exec(name) ?? [];
    if (algorithm === undefined || algorithm === 'crc32' || nonChecksumSuffixes.has(algorithm))
      continue;
    throw new StorageError(
      'NotImplemented',
      `The emulator does not support the checksum algorithm ${algorithm}. Supported: CRC32.`,
    );
  }
  return headers['x-amz-checksum-crc32'];
}

function base64Crc32(content: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(content));
  return bytes.toString('base64');
}
