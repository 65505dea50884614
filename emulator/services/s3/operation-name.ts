import type { Address } from './address';
import { StorageError } from './errors';

/** What the emulator can do, by S3's names. */
export type OperationName =
  | 'ListObjectsV2'
  | 'HeadBucket'
  | 'GetBucketLocation'
  | 'DeleteObjects'
  | 'GetObject'
  | 'HeadObject'
  | 'PutObject'
  | 'CopyObject'
  | 'DeleteObject'
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'ListParts'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload';

interface Asked {
  method: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
}

// Query parameters that make a request one about something else than the object or bucket itself.
const subresources =
  'accelerate acl analytics attributes cors encryption intelligent-tiering inventory legal-hold lifecycle logging metadataTable metrics notification object-lock ownershipControls policy policyStatus publicAccessBlock renameObject replication requestPayment restore retention select session tagging torrent versioning versions website'.split(
    ' ',
  );

/**
 * The operation that a request asks for. Throws StorageError 'NotImplemented', with the name of
 * what was asked, for those of S3's operations that are missing here.
 */
export function operationNameOf(asked: Asked, { key }: Address): OperationName {
  const subresource = subresources.find((name) => asked.query.has(name));
  if (subresource !== undefined) throw missing(nameOfMissing(asked.method, key, subresource));
  if (asked.query.has('versionId')) throw missing(`${asked.method} of a version`);
  return key === '' ? bucketOperation(asked) : objectOperation(asked);
}

function bucketOperation({ method, query }: Asked): OperationName {
  if (method === 'HEAD') return 'HeadBucket';
  if (method === 'GET') return bucketReading(query);
  if (method === 'POST' && query.has('delete')) return 'DeleteObjects';
  const names: Record<string, string> = {
    PUT: 'CreateBucket',
    POST: 'PostObject',
    DELETE: 'DeleteBucket',
  };
  throw unknown(names, method);
}

function bucketReading(query: URLSearchParams): OperationName {
  if (query.has('location')) return 'GetBucketLocation';
  if (query.has('uploads')) throw missing('ListMultipartUploads');
  if (query.get('list-type') === '2') return 'ListObjectsV2';
  throw missing('ListObjects (version 1)');
}

function objectOperation({ method, query, headers }: Asked): OperationName {
  const inUpload = query.has('uploadId');
  if (!inUpload && query.has('partNumber')) throw missing(`${method} of a part`);
  switch (method) {
    case 'HEAD':
      return 'HeadObject';
    case 'GET':
      return inUpload ? 'ListParts' : 'GetObject';
    case 'PUT': {
      const copies = headers['x-amz-copy-source'] !== undefined;
      if (!inUpload) return copies ? 'CopyObject' : 'PutObject';
      if (copies) throw missing('UploadPartCopy');
      return 'UploadPart';
    }
    case 'POST':
      if (query.has('uploads')) return 'CreateMultipartUpload';
      if (inUpload) return 'CompleteMultipartUpload';
      throw missing('POST on an object');
    case 'DELETE':
      return inUpload ? 'AbortMultipartUpload' : 'DeleteObject';
    default:
      throw new StorageError('MethodNotAllowed', undefined, { Method: method });
  }
}

function unknown(names: Record<string, string>, method: string): StorageError {
  const name = names[method];
  return name === undefined
    ? new StorageError('MethodNotAllowed', undefined, { Method: method })
    : missing(name);
}

// 'GET ?acl' of a bucket is 'GetBucketAcl', 'PUT ?legal-hold' of an object 'PutObjectLegalHold'.
function nameOfMissing(method: string, key: string, subresource: string): string {
  const words = [method.toLowerCase(), key === '' ? 'bucket' : 'object', ...subresource.split('-')];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function missing(name: string): StorageError {
  return new StorageError(
    'NotImplemented',
    `The operation ${name} is not supported by the emulator's storage.`,
  );
}
