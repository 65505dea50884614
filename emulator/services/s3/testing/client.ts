import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { developerCredentials } from '../../../core/identity';
import { definition } from './definition';

/** A genuine client of the storage at `endpoint`, the developer's and without retries by default. */
export function clientOf(endpoint: string, change: S3ClientConfig = {}): S3Client {
  return new S3Client({
    endpoint,
    region: definition.region,
    forcePathStyle: true,
    credentials: developerCredentials,
    maxAttempts: 1,
    ...change,
  });
}
