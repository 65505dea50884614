import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { developerCredentials } from '../../../core/identity';
import { definition } from './definition';

/** Creates an AWS SDK client for `endpoint`. By default it uses the developer's credentials and does not retry. */
export function createClient(endpoint: string, config: S3ClientConfig = {}): S3Client {
  return new S3Client({
    endpoint,
    region: definition.region,
    forcePathStyle: true,
    credentials: developerCredentials,
    maxAttempts: 1,
    ...config,
  });
}
