import { crc32 } from 'node:zlib';
import { StorageError } from './errors';

// x-amz-checksum-… headers that do not carry a checksum.
const nonChecksumSuffixes = new Set(['algorithm', 'mode', 'type']);

/** Checks the content against the CRC32 sent with it. Throws StorageError for a mismatch or another algorithm. */
export function verifyContent(headers: Readonly<Record<string, string>>, content: Buffer): void {
  for (const [name, sent] of Object.entries(headers)) {
    const [, algorithm] = /^x-amz-checksum-(.+)$/.exec(name) ?? [];
    if (algorithm === undefined || nonChecksumSuffixes.has(algorithm)) continue;
    if (algorithm !== 'crc32') {
      throw new StorageError(
        'NotImplemented',
        `The emulator does not support the checksum algorithm ${algorithm}. Supported: CRC32.`,
      );
    }
    if (sent !== base64Crc32(content)) throw new StorageError('BadDigest');
  }
}

function base64Crc32(content: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(content));
  return bytes.toString('base64');
}
