import { AwsV4Signer } from 'aws4fetch';
import config from 'client-config';
import { instantOf, SECOND_MS } from '@/domain/instant';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { BackendError } from '@/lib/errors';
import { SIGNED_MS } from '@/lib/picture-cache';
import {
  type Credentials,
  fetchCredentials,
  forgetCredentials,
  renewAccessToken,
} from '@/session/amplify';

/** A URL for a stored picture, valid until `expiresAt` (milliseconds since the epoch). */
interface SignedPicture {
  readonly url: string;
  readonly expiresAt: number;
}

let credentials: Promise<Credentials> | undefined;

// Otherwise, the next account's pictures would be signed with the previous account's identity.
onAccountCacheCleared(() => {
  credentials = undefined;
  forgetCredentials();
});

/**
 * Fetches the credentials for signing, once for all concurrent calls. Amplify caches them until they expire. Throws if
 * nobody is signed in.
 */
export function prepareSigning(): Promise<Credentials> {
  credentials ??= memberCredentials().finally(() => {
    credentials = undefined;
  });
  return credentials;
}

// Without tokens, Amplify would create and store a guest identity, which may read no pictures.
async function memberCredentials(): Promise<Credentials> {
  const fetched = (await renewAccessToken(false)) ? await fetchCredentials() : undefined;
  if (!fetched) throw new BackendError('unauthorized');
  return fetched;
}

/**
 * Returns a signed URL for a stored picture, valid for SIGNED_MS or until the credentials expire. Throws without
 * credentials. Amplify's `getUrl` signs with the device's clock, and S3 refuses the URL if that is wrong.
 */
export async function signPicture(path: string): Promise<SignedPicture> {
  const { accessKeyId, secretAccessKey, sessionToken, expiration } = await prepareSigning();
  const signedAt = now();
  const expiresAt = Math.min(signedAt + SIGNED_MS, expiration?.getTime() ?? Infinity);
  const seconds = Math.floor((expiresAt - signedAt) / SECOND_MS);
  const { region, url } = pictureAt(path);
  url.searchParams.set('X-Amz-Expires', String(seconds));
  const signed = await new AwsV4Signer({
    url: url.href,
    service: 's3',
    region,
    datetime: instantOf(signedAt).replaceAll(/[:-]|\.\d{3}/g, ''),
    signQuery: true,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
  }).sign();
  return { url: signed.url.href, expiresAt: signedAt + seconds * SECOND_MS };
}

function pictureAt(path: string): { readonly region: string; readonly url: URL } {
  const {
    bucket,
    region,
    dangerouslyConnectToHttpEndpointForTesting: emulator,
  } = config.Storage?.S3 ?? {};
  if (!bucket || !region)
    throw new BackendError('internal', new Error('No bucket of pictures configured'));
  const bucketUrl = emulator
    ? `${emulator}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const key = path.split('/').map(encodeURIComponent).join('/');
  return { region, url: new URL(`${bucketUrl}/${key}`) };
}
