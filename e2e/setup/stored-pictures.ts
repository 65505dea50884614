import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { expect, test, type Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { developerCredentials } from 'amplify-emulator/client';
import { emulatorOrigin } from '../addresses';
import { pictureClient } from '../testing/picture-client';
import { outputs } from './emulator-process';
import { expectLoaded } from './home';

/** The bucket of pictures. */
export const bucketName = () => outputs().storage.bucket_name;

/** Storage with the developer's credentials. */
export const developerStorage = pictureClient(developerCredentials, emulatorOrigin);

/** A stored picture's metadata; rejects if it doesn't exist. */
export function storedPicture(path: string) {
  return developerStorage.send(new HeadObjectCommand({ Bucket: bucketName(), Key: path }));
}

/** Prefixes of names that sort far apart among the demo pictures, and never on the first page. */
const PREFIXES = ['e', 'ma', 'n', 'z'];

/**
 * Returns a picture name that no other test uses. The picker pages pictures by name, so parallel tests
 * use different prefixes: no page shows a picture that another test removes.
 */
export function newPictureName(label: string): string {
  const prefix = PREFIXES[test.info().parallelIndex % PREFIXES.length];
  return `${prefix}-${label}-${randomUUID().slice(0, 8)}`;
}

/** Waits until `count` previews have loaded, so no request is pending for a picture the test removes next. */
export async function expectPreviews(picker: Locator, count: number): Promise<void> {
  const previews = picker.locator('img[src*="X-Amz-Signature"]');
  await expect(previews).toHaveCount(count);
  await expectLoaded(previews);
}
