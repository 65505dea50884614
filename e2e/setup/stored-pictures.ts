import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test, type Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { developerCredentials } from 'amplify-emulator/client';
import { emulatorOrigin } from '../addresses';
import { workFolder } from './emulator-process';

const Outputs = v.object({
  storage: v.object({ bucket_name: v.string() }),
});

function outputs() {
  return v.parse(
    Outputs,
    JSON.parse(readFileSync(join(workFolder, 'amplify_outputs.json'), 'utf8')),
  );
}

export function bucketName(): string {
  return outputs().storage.bucket_name;
}

/** Storage with the developer's credentials. */
export const developerStorage = new S3Client({
  region: 'us-east-1',
  endpoint: emulatorOrigin,
  forcePathStyle: true,
  credentials: developerCredentials,
});

/** A stored picture's metadata; rejects if it doesn't exist. */
export function storedPicture(path: string) {
  return developerStorage.send(new HeadObjectCommand({ Bucket: bucketName(), Key: path }));
}

/** Prefixes that sort far apart among the demo pictures, and never onto the first page. */
const PREFIXES = ['e', 'ma', 'n', 'z'];

/**
 * Returns a picture name that no other test uses. The picker pages pictures by name, so parallel tests
 * use different prefixes: no page shows a picture that another test removes.
 */
export function newPictureName(what: string): string {
  const prefix = PREFIXES[test.info().parallelIndex % PREFIXES.length];
  return `${prefix}-${what}-${randomUUID().slice(0, 8)}`;
}

/** Waits until `count` previews have loaded, so no request is pending for a picture the test removes next. */
export async function expectPreviews(picker: Locator, count: number): Promise<void> {
  const previews = picker.locator('img[src*="X-Amz-Signature"]');
  await expect(previews).toHaveCount(count);
  for (const preview of await previews.all()) {
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}
