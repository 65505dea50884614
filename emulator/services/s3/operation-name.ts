import type { Address } from './address';
import { StorageError } from './errors';

/** The S3 operations that the emulator supports. */
export type OperationName =
  'ListObjectsV2' | 'GetObject' | 'HeadObject' | 'PutObject' | 'DeleteObject';

interface OperationRequest {
  method: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
}

// Query parameters that address a subresource instead of the bucket or object itself.
const subresources =
  'accelerate acl analytics attributes cors encryption intelligent-tiering inventory legal-hold lifecycle logging metadataTable metrics notification object-lock ownershipControls policy policyStatus publicAccessBlock renameObject replication requestPayment restore retention select session tagging torrent versioning versions website'.split(
    ' ',
  );

/**
 * Returns the operation that a request calls. Throws StorageError 'NotImplemented', naming the
 * operation, if the emulator does not support it, and 'MethodNotAllowed' if S3 has no such operation.
 */
export function operationNameOf(request: OperationRequest, { key }: Address): OperationName {
  const subresource = subresources.find((name) => request.query.has(name));
  if (subresource !== undefined)
    throw notImplemented(subresourceOperation(request.method, key, subresource));
  if (request.query.has('versionId')) throw notImplemented(`${request.method} of a version`);
  return key === '' ? bucketOperation(request) : objectOperation(request);
}

function bucketOperation({ method, query }: OperationRequest): OperationName {
  if (method === 'GET') return bucketReadOperation(query);
  if (method === 'POST' && query.has('delete')) throw notImplemented('DeleteObjects');
  const names: Record<string, string> = {
    HEAD: 'HeadBucket',
    PUT: 'CreateBucket',
    POST: 'PostObject',
    DELETE: 'DeleteBucket',
  };
  throw unsupportedMethod(names, method);
}

function bucketReadOperation(query: URLSearchParams): OperationName {
  if (query.has('location')) throw notImplemented('GetBucketLocation');
  if (query.has('uploads')) throw notImplemented('ListMultipartUploads');
  if (query.get('list-type') === '2') return 'ListObjectsV2';
  throw notImplemented('ListObjects (version 1)');
}

const objectOperations: Readonly<Record<string, OperationName>> = {
  HEAD: 'HeadObject',
  GET: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

function objectOperation({ method, query, headers }: OperationRequest): OperationName {
  if (['uploads', 'uploadId', 'partNumber'].some((name) => query.has(name)))
    throw notImplemented(`${method} of a multipart upload`);
  if (headers['x-amz-copy-source'] !== undefined) throw notImplemented('CopyObject');
  const name = objectOperations[method];
  if (name === undefined) throw new StorageError('MethodNotAllowed', undefined, { Method: method });
  return name;
}

function unsupportedMethod(names: Record<string, string>, method: string): StorageError {
  const name = names[method];
  return name === undefined
    ? new StorageError('MethodNotAllowed', undefined, { Method: method })
    : notImplemented(name);
}

// 'GET ?acl' on a bucket is 'GetBucketAcl'; 'PUT ?legal-hold' on an object is 'PutObjectLegalHold'.
function subresourceOperation(method: string, key: string, subresource: string): string {
  const words = [method.toLowerCase(), key === '' ? 'bucket' : 'object', ...subresource.split('-')];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function notImplemented(name: string): StorageError {
  return new StorageError(
    'NotImplemented',
    `The emulator does not support the S3 operation ${name}.`,
  );
}
