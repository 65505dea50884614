import { Readable } from 'node:stream';
import type { BackendDefinition } from '../../assembly/definition';
import type { Iam } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { WireRequest, WireResponse } from '../../core/wire';
import { accessOf } from './access';
import { addressOf } from './address';
import type { StorageParts } from './call';
import { StorageError } from './errors';
import { incomingOf } from './incoming';
import { lostAnswer } from '../../core/lost-answer';
import { operationNameOf } from './operation-name';
import { operations } from './operations';
import { refuseUnsupportedHeaders } from './unsupported-headers';

interface Dependencies extends Pick<ServiceContext, 'faults'> {
  definition: Pick<BackendDefinition, 'accountId'>;
  iam: Iam;
  parts: StorageParts;
}

/** Finds out who asks for what, and does it. Throws StorageError, or SignatureError in S3's terms. */
export async function perform(
  request: WireRequest,
  { iam, faults, definition, parts }: Dependencies,
): Promise<WireResponse> {
  const address = addressOf(request);
  // S3 can let guests in unsigned; the backend's definition gives no bucket such a policy.
  if (!iam.isSigned(request)) throw new StorageError('AccessDenied');
  const caller = await iam.authenticate(request, 's3');
  checkBucket(address.bucket, parts);
  const { headers, body } = incomingOf(request);
  const name = operationNameOf({ ...request, headers }, address);
  refuseUnsupportedHeaders(headers);
  checkOwner(headers, definition.accountId);
  const fault = faults.take(`s3:${name}`);
  if (fault === 'error') throw new StorageError('InternalError');
  const call = { address, query: request.query, headers, body, access: accessOf(iam, caller) };
  const answer = await operations[name](call, parts);
  if (fault !== 'lost') return answer;
  if (answer.body instanceof Readable) answer.body.destroy();
  return lostAnswer();
}

function checkBucket(name: string, { hasBucket }: Pick<StorageParts, 'hasBucket'>): void {
  if (name === '') {
    throw new StorageError(
      'NotImplemented',
      'Requests that name no bucket in their path (such as ListBuckets) are not supported by the emulator.',
    );
  }
  if (!hasBucket(name)) throw new StorageError('NoSuchBucket', undefined, { BucketName: name });
}

function checkOwner(headers: Readonly<Record<string, string>>, accountId: string): void {
  for (const name of ['x-amz-expected-bucket-owner', 'x-amz-source-expected-bucket-owner']) {
    if ((headers[name] ?? accountId) !== accountId) throw new StorageError('AccessDenied');
  }
}
