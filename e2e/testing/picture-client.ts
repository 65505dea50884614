import { S3Client } from '@aws-sdk/client-s3';
import type { Credentials } from 'amplify-emulator/testing';

/**
 * Returns a client for the buckets at an endpoint, or for AWS if there is none. Without credentials, it signs nothing.
 */
export function pictureClient(credentials?: Credentials, endpoint?: string): S3Client {
  return new S3Client({
    region: 'us-east-1',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: credentials ?? { accessKeyId: 'none', secretAccessKey: 'none' },
    ...(!credentials && { signer: { sign: async (request) => request } }),
  });
}
