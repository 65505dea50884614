import { GetObjectCommand, HeadObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { bucket } from '../../testing/shared-fixture';
import { credentialsOf, storageClient } from './testing/storage';

const statusOf = (response: Promise<{ $metadata: { httpStatusCode?: number } }>) =>
  response.then(
    ({ $metadata }) => $metadata.httpStatusCode,
    (error: unknown) =>
      error instanceof S3ServiceException ? error.$metadata.httpStatusCode : error,
  );

describe('a missing object', () => {
  const missing = { picture: 'task-pictures/missing.png', secret: 'private/missing.txt' };

  it.each([
    ['member', 'picture', 404],
    ['member', 'secret', 403],
    ['guest', 'picture', 403],
  ] as const)('shows to the %s that a %s is missing: %s', async (role, kind, status) => {
    const client = storageClient(await credentialsOf(role));
    const object = { Bucket: bucket, Key: missing[kind] };
    expect(await statusOf(client.send(new GetObjectCommand(object)))).toBe(status);
    expect(await statusOf(client.send(new HeadObjectCommand(object)))).toBe(status);
  });
});
