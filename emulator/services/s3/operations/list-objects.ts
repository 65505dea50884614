import { encodeUri } from '../../iam/uri-encoding';
import type { StorageOperation } from '../call';
import { StorageError } from '../errors';
import type { StoredObject } from '../object-store';
import { xmlResponse } from '../xml';

const maxPageSize = 1000;

/** ListObjectsV2: returns one page. Policy conditions see the prefix. */
export const listObjectsV2: StorageOperation = async ({ address, access, query }, { objects }) => {
  const prefix = query.get('prefix') ?? '';
  access.assertAllowed('s3:ListBucket', address, { 's3:prefix': prefix });
  const maxKeys = parseMaxKeys(query);
  const encode = encoderOf(query);
  const { contents, next } = await pageOf(objects.list(address.bucket, prefix), maxKeys, query);
  return xmlResponse('ListBucketResult', {
    Name: address.bucket,
    Prefix: encode(prefix),
    MaxKeys: maxKeys,
    EncodingType: query.get('encoding-type') ?? undefined,
    KeyCount: contents.length,
    IsTruncated: next !== undefined,
    ContinuationToken: query.get('continuation-token') ?? undefined,
    NextContinuationToken: next === undefined ? undefined : encodeToken(next),
    Contents: contents.map((listed) => contentsOf(listed, encode)),
  });
};

interface ListedObject {
  key: string;
  object: StoredObject;
}

/** Returns a page of the objects, in key order, and its last key if there are more. */
async function pageOf(
  objects: AsyncIterable<ListedObject>,
  maxKeys: number,
  query: URLSearchParams,
): Promise<{ contents: ListedObject[]; next?: string }> {
  const after = Buffer.from(parseToken(query));
  const contents: ListedObject[] = [];
  for await (const listed of objects) {
    // JavaScript compares strings by UTF-16 units, S3 by UTF-8 bytes. They differ above U+FFFF.
    if (Buffer.compare(Buffer.from(listed.key), after) <= 0) continue;
    const next = contents.at(-1)?.key;
    if (next !== undefined && contents.length >= maxKeys) return { contents, next };
    if (maxKeys > 0) contents.push(listed);
  }
  return { contents };
}

function contentsOf({ key, object }: ListedObject, encode: (text: string) => string): object {
  return {
    Key: encode(key),
    LastModified: object.lastModified,
    ETag: `"${object.etag}"`,
    Size: object.size,
    StorageClass: 'STANDARD',
  };
}

function parseMaxKeys(query: URLSearchParams): number {
  const text = query.get('max-keys');
  if (text === null) return maxPageSize;
  if (!/^\d{1,10}$/.test(text)) {
    throw invalidArgument('max-keys', 'Provided max-keys not an integer or within integer range');
  }
  return Math.min(Number(text), maxPageSize);
}

function encoderOf(query: URLSearchParams): (text: string) => string {
  const type = query.get('encoding-type');
  if (type === null) return (text) => text;
  if (type !== 'url') {
    throw invalidArgument('encoding-type', 'Invalid Encoding Method specified in Request');
  }
  // S3 keeps slashes and encodes a space as a plus sign.
  return (text) => encodeUri(text).replaceAll('%2F', '/').replaceAll('%20', '+');
}

function encodeToken(lastKey: string): string {
  return Buffer.from(`key:${lastKey}`, 'utf8').toString('base64url');
}

/** Returns the key that a page starts after. */
function parseToken(query: URLSearchParams): string {
  const token = query.get('continuation-token');
  if (token === null) return '';
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (text.startsWith('key:')) return text.slice('key:'.length);
  throw invalidArgument('continuation-token', 'The continuation token provided is incorrect');
}

function invalidArgument(argument: string, message: string): StorageError {
  return new StorageError('InvalidArgument', message, { ArgumentName: argument });
}
