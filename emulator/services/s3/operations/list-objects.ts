import { encodeUri } from '../../iam/uri-encoding';
import type { StorageOperation } from '../call';
import { StorageError } from '../errors';
import { listPage, type ListedObject, type ListStart } from '../list-page';
import { xmlResponse } from '../xml';

const maxPageSize = 1000;

/** ListObjectsV2: returns one page. Policy conditions see the prefix, delimiter, and max-keys. */
export const listObjectsV2: StorageOperation = async ({ address, access, query }, { objects }) => {
  access.assertAllowed('s3:ListBucket', address, policyConditions(query));
  const request = {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: parseMaxKeys(query),
    after: parseStart(query),
  };
  const encode = encoderOf(query);
  const page = await listPage(objects.list(address.bucket, request.prefix), request);
  return xmlResponse('ListBucketResult', {
    Name: address.bucket,
    Prefix: encode(request.prefix),
    Delimiter: request.delimiter === '' ? undefined : encode(request.delimiter),
    MaxKeys: request.maxKeys,
    EncodingType: query.get('encoding-type') ?? undefined,
    KeyCount: page.contents.length + page.commonPrefixes.length,
    IsTruncated: page.next !== undefined,
    ContinuationToken: query.get('continuation-token') ?? undefined,
    NextContinuationToken: page.next === undefined ? undefined : encodeToken(page.next),
    StartAfter: encodeIfPresent(query.get('start-after'), encode),
    Contents: page.contents.map((one) => contentsOf(one, encode)),
    CommonPrefixes: page.commonPrefixes.map((prefix) => ({ Prefix: encode(prefix) })),
  });
};

function contentsOf({ key, object }: ListedObject, encode: (text: string) => string): object {
  return {
    Key: encode(key),
    LastModified: object.lastModified,
    ETag: `"${object.etag}"`,
    ...(object.crc32 !== undefined && { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' }),
    Size: object.size,
    StorageClass: 'STANDARD',
  };
}

function policyConditions(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    ['prefix', 'delimiter', 'max-keys'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[`s3:${name}`, value]];
    }),
  );
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

function encodeToken({ kind, name }: ListStart): string {
  return Buffer.from(`${kind}:${name}`, 'utf8').toString('base64url');
}

function parseStart(query: URLSearchParams): ListStart {
  const token = query.get('continuation-token');
  if (token === null) return { kind: 'key', name: query.get('start-after') ?? '' };
  const text = Buffer.from(token, 'base64url').toString('utf8');
  const [, kind, name] = /^(key|group):(.*)$/s.exec(text) ?? [];
  if (kind !== undefined && name !== undefined) {
    return { kind: kind === 'group' ? 'group' : 'key', name };
  }
  throw invalidArgument('continuation-token', 'The continuation token provided is incorrect');
}

function encodeIfPresent(
  text: string | null,
  encode: (text: string) => string,
): string | undefined {
  return text === null ? undefined : encode(text);
}

function invalidArgument(argument: string, message: string): StorageError {
  return new StorageError('InvalidArgument', message, { ArgumentName: argument });
}
