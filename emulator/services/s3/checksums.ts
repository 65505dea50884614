import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { StorageError } from './errors';

// x-amz-checksum-… headers that do not carry a checksum.
const nonChecksumSuffixes = new Set(['algorithm', 'mode', 'type']);

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
  if (sent === undefined || sent === base64Crc32(content)) return sent;
  throw new StorageError(
    'BadDigest',
    'The CRC32 you specified did not match the calculated checksum.',
  );
}

/** Returns the response headers for a CRC32, or none without one. */
export function checksumHeaders(crc: string | undefined): Record<string, string> {
  if (crc === undefined) return {};
  return { 'x-amz-checksum-crc32': crc, 'x-amz-checksum-type': 'FULL_OBJECT' };
}

/** Throws StorageError 'NotImplemented' for another algorithm than CRC32, which clients use. */
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
