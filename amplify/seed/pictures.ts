import { HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PICTURE_FOLDER } from '../data/limits';
import type { SeedTarget } from './backend-outputs';

const folder = new URL('./pictures/', import.meta.url);

/** One year, because a changed picture gets a new name. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Uploads missing pictures and returns how many were uploaded. */
export async function seedPictures({
  region,
  bucket,
  emulatorOrigin,
}: SeedTarget): Promise<number> {
  const client = new S3Client({ region, forcePathStyle: emulatorOrigin !== undefined });
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.webp'));
  let uploaded = 0;
  for (const name of names) {
    const object = { Bucket: bucket, Key: `${PICTURE_FOLDER}${name}` };
    if (await exists(client, object)) continue;
    await client.send(
      new PutObjectCommand({
        ...object,
        Body: readFileSync(new URL(name, folder)),
        ContentType: 'image/webp',
        CacheControl: cacheControl,
      }),
    );
    uploaded += 1;
  }
  return uploaded;
}

async function exists(client: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand(object));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}
