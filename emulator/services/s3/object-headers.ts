import { checksumHeaders } from './checksums';
import { StorageError } from './errors';
import type { StoredObject } from './stored-object';

const kept = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];
const metadataPrefix = 'x-amz-meta-';
const mostMetadataBytes = 2048;
// S3's name for a type that nobody gave.
const unknownType = 'binary/octet-stream';

/** What a request says of the object that it writes, as it will be answered to readers. */
export function describedBy(headers: Readonly<Record<string, string>>): Record<string, string> {
  const described = Object.entries(headers)
    .map(([name, value]): [string, string] => [
      name,
      name === 'content-encoding' ? withoutChunking(value) : value,
    ])
    .filter(([name, value]) => isKept(name) && value !== '');
  checkMetadataSize(described);
  return { 'content-type': unknownType, ...Object.fromEntries(described) };
}

/** The headers of an answer about an object. */
export function headersOf(
  object: StoredObject,
  { withChecksum }: { withChecksum: boolean },
): Record<string, string> {
  return {
    ...object.headers,
    'accept-ranges': 'bytes',
    'content-length': String(object.size),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'x-amz-server-side-encryption': 'AES256',
    ...(withChecksum ? checksumHeaders(object.checksum) : {}),
  };
}

/**
 * What response-content-type and the like in the query put in place of the object's own headers.
 * Throws StorageError for a value that no header can carry.
 */
export function overridesIn(query: URLSearchParams): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const name of kept) {
    const value = query.get(`response-${name}`);
    if (value === null) continue;
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw new StorageError(
        'InvalidArgument',
        `The value of response-${name} cannot be a header's value.`,
        { ArgumentName: `response-${name}` },
      );
    }
    overrides[name] = value;
  }
  return overrides;
}

function isKept(name: string): boolean {
  return kept.includes(name) || name.startsWith(metadataPrefix);
}

// 'aws-chunked' told how the request was sent; the object is kept without it.
function withoutChunking(encoding: string): string {
  return encoding
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== 'aws-chunked')
    .join(',');
}

function checkMetadataSize(described: [string, string][]): void {
  const bytes = described
    .filter(([name]) => name.startsWith(metadataPrefix))
    .reduce(
      (sum, [name, value]) => sum + name.length - metadataPrefix.length + Buffer.byteLength(value),
      0,
    );
  if (bytes > mostMetadataBytes) {
    throw new StorageError('MetadataTooLarge', undefined, {
      Size: bytes,
      MaxSizeAllowed: mostMetadataBytes,
    });
  }
}
