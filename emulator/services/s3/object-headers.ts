import { checksumHeaders } from './checksums';
import { StorageError } from './errors';
import type { StoredObject } from './stored-object';

const storedHeaderNames = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];
const metadataPrefix = 'x-amz-meta-';
const maxMetadataBytes = 2048;
// S3's default content type.
const defaultContentType = 'binary/octet-stream';

/** Returns the request headers to store with the object and return to readers. Throws StorageError 'MetadataTooLarge'. */
export function headersToStore(headers: Readonly<Record<string, string>>): Record<string, string> {
  const stored = Object.entries(headers).filter(([name, value]) => isStored(name) && value !== '');
  checkMetadataSize(stored);
  return { 'content-type': defaultContentType, ...Object.fromEntries(stored) };
}

/** Returns the response headers for an object. */
export function objectHeaders(
  object: StoredObject,
  { withChecksum }: { withChecksum: boolean },
): Record<string, string> {
  return {
    ...object.headers,
    'content-length': String(object.size),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'x-amz-server-side-encryption': 'AES256',
    ...(withChecksum ? checksumHeaders(object.crc32) : {}),
  };
}

/**
 * Returns the header overrides in the query, such as response-content-type.
 * Throws StorageError 'InvalidArgument' for an invalid header value.
 */
export function headerOverrides(query: URLSearchParams): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const name of storedHeaderNames) {
    const value = query.get(`response-${name}`);
    if (value === null) continue;
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw new StorageError(
        'InvalidArgument',
        `The value of response-${name} is not a valid header value.`,
        { ArgumentName: `response-${name}` },
      );
    }
    overrides[name] = value;
  }
  return overrides;
}

function isStored(name: string): boolean {
  return storedHeaderNames.includes(name) || name.startsWith(metadataPrefix);
}

function checkMetadataSize(headers: [string, string][]): void {
  const bytes = headers
    .filter(([name]) => name.startsWith(metadataPrefix))
    .reduce(
      (sum, [name, value]) => sum + name.length - metadataPrefix.length + Buffer.byteLength(value),
      0,
    );
  if (bytes > maxMetadataBytes) {
    throw new StorageError('MetadataTooLarge', undefined, {
      Size: bytes,
      MaxSizeAllowed: maxMetadataBytes,
    });
  }
}
