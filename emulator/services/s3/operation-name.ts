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

const objectOperations: Readonly<Record<string, OperationName>> = {
  HEAD: 'HeadObject',
  GET: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

/** The supported query parameters by operation. Amplify requests that the response to a HEAD isn't cached. */
const parameters: Partial<Record<OperationName, readonly string[]>> = {
  ListObjectsV2: ['list-type', 'prefix', 'max-keys', 'continuation-token', 'encoding-type'],
  HeadObject: ['response-cache-control'],
};

/** Parameters that any operation can have: those of a presigned URL, and the name that AWS's SDK adds. */
const isGeneral = (name: string) => /^x-(amz-.*|id)$/i.test(name);

/**
 * Returns the operation that a request calls. Throws StorageError 'NotImplemented' if the emulator does not support it,
 * such as one with a subresource in its query.
 */
export function operationNameOf(request: OperationRequest, { key }: Address): OperationName {
  const { method, query, headers } = request;
  const name = key === '' ? bucketOperation(request) : objectOperations[method];
  const known = (name && parameters[name]) ?? [];
  const unknown = [...query.keys()].find((each) => !known.includes(each) && !isGeneral(each));
  if (name !== undefined && unknown === undefined && headers['x-amz-copy-source'] === undefined) {
    return name;
  }
  const path = key === '' ? '/bucket' : '/bucket/key';
  const parameter = unknown === undefined ? '' : `?${unknown}`;
  throw new StorageError(
    'NotImplemented',
    `The emulator does not support the S3 operation ${method} ${path}${parameter}.`,
  );
}

function bucketOperation({ method, query }: OperationRequest): OperationName | undefined {
  return method === 'GET' && query.get('list-type') === '2' ? 'ListObjectsV2' : undefined;
}
