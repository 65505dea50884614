import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { StorageError } from './errors';
import type { Checksum } from './stored-object';

type Algorithm = Checksum['algorithm'];

interface Digest {
  update(chunk: Uint8Array): void;
  digest(): Buffer;
}

const digests: Record<Algorithm, { bytes: number; start(): Digest }> = {
  CRC32: { bytes: 4, start: startCrc32 },
  SHA1: { bytes: 20, start: () => createHash('sha1') },
  SHA256: { bytes: 32, start: () => createHash('sha256') },
};
const supported = Object.keys(digests).join(', ');
// Headers that begin like a checksum's and hold none.
const aboutChecksums = new Set(['algorithm', 'mode', 'type']);

/** Reads an algorithm's name as headers give it. Throws StorageError for one that is not supported. */
export function algorithmNamed(name: string): Algorithm {
  const upper = name.toUpperCase();
  if (upper === 'CRC32' || upper === 'SHA1' || upper === 'SHA256') return upper;
  throw new StorageError(
    'NotImplemented',
    `The checksum algorithm ${name} is not supported by the emulator; supported are ${supported}.`,
  );
}

/** The checksum of the whole content. */
export function checksumOf(algorithm: Algorithm, content: Uint8Array): Checksum {
  const running = runningChecksum(algorithm);
  running.update(content);
  return running.checksum();
}

/** A checksum of content that comes piece by piece. */
export function runningChecksum(algorithm: Algorithm): {
  update(chunk: Uint8Array): void;
  checksum(): Checksum;
} {
  const digest = digests[algorithm].start();
  return {
    update: (chunk) => {
      digest.update(chunk);
    },
    checksum: () => ({ algorithm, type: 'FULL_OBJECT', value: digest.digest().toString('base64') }),
  };
}

/** The checksum of a multipart object from those of its parts. */
export function compositeChecksum(algorithm: Algorithm, parts: string[]): Checksum {
  const bytes = Buffer.concat(parts.map((value) => Buffer.from(value, 'base64')));
  const value = `${checksumOf(algorithm, bytes).value}-${parts.length}`;
  return { algorithm, type: 'COMPOSITE', value };
}

/**
 * Checks the content against every digest sent with it (Content-MD5, x-amz-checksum-…) and gives
 * the checksum to keep, if one was sent. Throws StorageError 'BadDigest' and its kin.
 */
export function verifyContent(
  headers: Readonly<Record<string, string>>,
  content: Buffer,
): Checksum | undefined {
  verifyMd5(headers['content-md5'], content);
  const sent = sentChecksum(headers);
  if (!sent) return undefined;
  const { algorithm, value } = sent;
  if (Buffer.from(value, 'base64').length !== digests[algorithm].bytes) {
    throw new StorageError(
      'InvalidRequest',
      `Value for x-amz-checksum-${algorithm.toLowerCase()} header is invalid.`,
    );
  }
  const computed = checksumOf(algorithm, content);
  if (computed.value === value) return computed;
  throw new StorageError(
    'BadDigest',
    `The ${algorithm} you specified did not match the calculated checksum.`,
  );
}

/** The checksum that a request's headers hold, unchecked. */
export function sentChecksum(
  headers: Readonly<Record<string, string>>,
): { algorithm: Algorithm; value: string } | undefined {
  const names = Object.keys(headers)
    .map((name) => /^x-amz-checksum-(.+)$/.exec(name)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => !aboutChecksums.has(name));
  const [name] = names;
  if (names.length > 1) {
    throw new StorageError(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    );
  }
  if (name !== undefined) {
    return { algorithm: algorithmNamed(name), value: headers[`x-amz-checksum-${name}`] ?? '' };
  }
  if (headers['x-amz-sdk-checksum-algorithm'] !== undefined) {
    throw new StorageError(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    );
  }
  return undefined;
}

/** The headers that answer with a checksum. */
export function checksumHeaders(checksum: Checksum | undefined): Record<string, string> {
  if (!checksum) return {};
  return {
    [`x-amz-checksum-${checksum.algorithm.toLowerCase()}`]: checksum.value,
    'x-amz-checksum-type': checksum.type,
  };
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

function startCrc32(): Digest {
  let value = 0;
  return {
    update: (chunk) => {
      value = crc32(chunk, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    },
  };
}
