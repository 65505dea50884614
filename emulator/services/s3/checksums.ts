import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { StorageError } from './errors';
import type { Checksum } from './stored-object';

type Algorithm = Checksum['algorithm'];

interface Digest {
  update(chunk: Uint8Array): void;
  digest(): Buffer;
}

const digests: Record<Algorithm, { bytes: number; create(): Digest }> = {
  CRC32: { bytes: 4, create: createCrc32 },
  SHA1: { bytes: 20, create: () => createHash('sha1') },
  SHA256: { bytes: 32, create: () => createHash('sha256') },
};
const supported = Object.keys(digests).join(', ');
// x-amz-checksum-… headers that do not carry a checksum.
const nonChecksumSuffixes = new Set(['algorithm', 'mode', 'type']);

/** Parses an algorithm name from a header. Throws StorageError 'NotImplemented' if unsupported. */
export function parseAlgorithm(name: string): Algorithm {
  const upper = name.toUpperCase();
  if (upper === 'CRC32' || upper === 'SHA1' || upper === 'SHA256') return upper;
  throw new StorageError(
    'NotImplemented',
    `The emulator does not support the checksum algorithm ${name}. Supported: ${supported}.`,
  );
}

/** Returns the checksum of the whole content. */
function computeChecksum(algorithm: Algorithm, content: Uint8Array): Checksum {
  const incremental = incrementalChecksum(algorithm);
  incremental.update(content);
  return incremental.checksum();
}

/** Computes a checksum over content that arrives in chunks. */
export function incrementalChecksum(algorithm: Algorithm): {
  update(chunk: Uint8Array): void;
  checksum(): Checksum;
} {
  const digest = digests[algorithm].create();
  return {
    update: (chunk) => {
      digest.update(chunk);
    },
    checksum: () => ({ algorithm, type: 'FULL_OBJECT', value: digest.digest().toString('base64') }),
  };
}

/** Returns a multipart object's checksum, computed from those of its parts. */
export function compositeChecksum(algorithm: Algorithm, parts: string[]): Checksum {
  const bytes = Buffer.concat(parts.map((value) => Buffer.from(value, 'base64')));
  const value = `${computeChecksum(algorithm, bytes).value}-${parts.length}`;
  return { algorithm, type: 'COMPOSITE', value };
}

/**
 * Checks the content against every digest sent with it (Content-MD5, x-amz-checksum-…) and returns
 * the checksum to store, if one was sent. Throws StorageError, for example 'BadDigest'.
 */
export function verifyContent(
  headers: Readonly<Record<string, string>>,
  content: Buffer,
): Checksum | undefined {
  verifyMd5(headers['content-md5'], content);
  const sent = parseChecksumHeader(headers);
  if (!sent) return undefined;
  const { algorithm, value } = sent;
  if (Buffer.from(value, 'base64').length !== digests[algorithm].bytes) {
    throw new StorageError(
      'InvalidRequest',
      `Value for x-amz-checksum-${algorithm.toLowerCase()} header is invalid.`,
    );
  }
  const computed = computeChecksum(algorithm, content);
  if (computed.value === value) return computed;
  throw new StorageError(
    'BadDigest',
    `The ${algorithm} you specified did not match the calculated checksum.`,
  );
}

/** Returns the checksum in a request's headers, not yet verified. Throws StorageError 'InvalidRequest'. */
export function parseChecksumHeader(
  headers: Readonly<Record<string, string>>,
): { algorithm: Algorithm; value: string } | undefined {
  const names = Object.keys(headers)
    .map((name) => /^x-amz-checksum-(.+)$/.exec(name)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => !nonChecksumSuffixes.has(name));
  const [name] = names;
  if (names.length > 1) {
    throw new StorageError(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    );
  }
  if (name !== undefined) {
    return { algorithm: parseAlgorithm(name), value: headers[`x-amz-checksum-${name}`] ?? '' };
  }
  if (headers['x-amz-sdk-checksum-algorithm'] !== undefined) {
    throw new StorageError(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    );
  }
  return undefined;
}

/** Returns the response headers for a checksum, or none without one. */
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

function createCrc32(): Digest {
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
