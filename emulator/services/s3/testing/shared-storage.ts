import {
  GetObjectCommand,
  PutObjectCommand,
  type GetObjectCommandInput,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import { bucket } from './definition';
import { startStorage, type RunningStorage } from './running-storage';

/** Starts one storage for all tests in a file. Returns shorthands for requests as the developer. */
export function sharedStorage() {
  let running: RunningStorage;
  let client: S3Client;
  beforeAll(async () => {
    running = await startStorage();
    client = running.client();
  });
  afterAll(() => running.stop());

  const get = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
    client.send(new GetObjectCommand({ Bucket: bucket, Key, ...more }));
  return {
    storage: () => running,
    client: () => client,
    get,
    text: async (key: string) => (await get(key)).Body?.transformToString(),
    put: (
      Key: string,
      Body: NonNullable<PutObjectCommandInput['Body']>,
      more: Partial<PutObjectCommandInput> = {},
    ) => client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ...more })),
  };
}
