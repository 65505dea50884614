import {
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandInput,
  type PutObjectCommandInput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import { developerCredentials } from '../../../core/identity';
import {
  guestCredentials,
  signedInAccount,
  type Credentials,
  type SignedInAccount,
} from '../../../testing/accounts';
import { bucket, emulator } from '../../../testing/shared-fixture';

/** Creates an S3 client that doesn't retry, with the developer's credentials unless others are given. */
export function storageClient(
  credentials: S3ClientConfig['credentials'] = developerCredentials,
  { endpoint = emulator.origin, maxAttempts = 1 } = {},
): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    maxAttempts,
  });
}

/** The developer's client. */
export const client = storageClient();

/** Reads an object as the developer. */
export const get = (Key: string, more: Partial<GetObjectCommandInput> = {}, s3 = client) =>
  s3.send(new GetObjectCommand({ Bucket: bucket, Key, ...more }));

/** Returns the content of an object. */
export const text = async (key: string, s3 = client) =>
  (await get(key, {}, s3)).Body?.transformToString();

/** Stores an object as the developer. */
export const put = (
  Key: string,
  Body: NonNullable<PutObjectCommandInput['Body']>,
  more: Partial<PutObjectCommandInput> = {},
  s3 = client,
) => s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ...more }));

let account: Promise<SignedInAccount> | undefined;

/** Returns the credentials of a guest, or of a read-only account that all tests of a process share. */
export async function credentialsOf(role: 'member' | 'guest'): Promise<Credentials> {
  if (role === 'guest') return guestCredentials(emulator);
  account ??= signedInAccount(emulator);
  return (await account).credentials;
}

/** Matches the error that the SDK client throws for an S3 error. */
export function s3Error(name: string, httpStatusCode: number): object {
  return { name, $metadata: expect.objectContaining({ httpStatusCode }) };
}
