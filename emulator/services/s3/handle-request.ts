import { Readable } from 'node:stream';
import type { Iam } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import { lostAnswer } from '../../core/lost-answer';
import type { WireRequest, WireResponse } from '../../core/wire';
import { createAccess } from './access';
import { parseAddress } from './address';
import type { StorageContext } from './call';
import { StorageError } from './errors';
import { operationNameOf } from './operation-name';
import { operations } from './operations';
import { assertSupportedHeaders } from './unsupported-headers';

interface Dependencies extends Pick<ServiceContext, 'faults' | 'usage'> {
  iam: Iam;
  storage: StorageContext;
}

/** Authenticates a request and runs its operation. Throws StorageError, or SignatureError with an S3 error code. */
export async function handleRequest(
  request: WireRequest,
  { iam, faults, usage, storage }: Dependencies,
): Promise<WireResponse> {
  const address = parseAddress(request);
  // S3 can allow unsigned requests by bucket policy, but the backend defines no such policy.
  if (!iam.isSigned(request)) throw new StorageError('AccessDenied');
  const caller = await iam.authenticate(request, 's3');
  checkBucket(address.bucket, storage);
  const { body } = request;
  const headers = { ...queryHeaders(request), ...request.headers };
  const name = operationNameOf({ ...request, headers }, address);
  assertSupportedHeaders(headers);
  usage.add(`s3:${name}`, { requests: 1, bytesIn: body.length });
  const fault = faults.take(`s3:${name}`);
  if (fault === 'error') throw new StorageError('InternalError');
  const call = { address, query: request.query, headers, body, access: createAccess(iam, caller) };
  const response = await operations[name](call, storage);
  usage.add(`s3:${name}`, { bytesOut: bodySize(response) });
  if (fault !== 'lost') return response;
  if (response.body instanceof Readable) response.body.destroy();
  return lostAnswer();
}

function bodySize({ headers, body }: WireResponse): number {
  if (body === undefined) return 0;
  if (typeof body === 'string' || Buffer.isBuffer(body)) return Buffer.byteLength(body);
  return Number(headers?.['content-length'] ?? 0);
}

/** Returns the x-amz-… headers of a presigned request's query. */
function queryHeaders({ query }: WireRequest): Record<string, string> {
  return Object.fromEntries(
    [...query].filter(([name]) => name.startsWith('x-amz-') && query.has('X-Amz-Signature')),
  );
}

function checkBucket(name: string, { hasBucket }: Pick<StorageContext, 'hasBucket'>): void {
  if (name === '') {
    throw new StorageError(
      'NotImplemented',
      'The emulator does not support requests without a bucket in their path, such as ListBuckets.',
    );
  }
  if (!hasBucket(name)) throw new StorageError('NoSuchBucket', undefined, { BucketName: name });
}
