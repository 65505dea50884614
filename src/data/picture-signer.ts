import { getUrl } from 'aws-amplify/storage';
import { SECOND_MS } from '@/domain/instant';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { unauthorizedError } from '@/lib/errors';
import { SIGNED_MS } from '@/lib/picture-cache';
import { fetchCredentials, forgetCredentials, renewAccessToken } from '@/session/amplify';

/** A URL that a stored picture can be read from until `expiresAt` (milliseconds since the epoch). */
export interface SignedPicture {
  readonly url: string;
  readonly expiresAt: number;
}

let credentials: Promise<unknown> | undefined;

// Amplify would sign the next account's pictures with the previous one’s identity.
onAccountCacheCleared(() => {
  credentials = undefined;
  forgetCredentials();
});

/**
 * Fetches the credentials needed for signing, once for all concurrent calls; Amplify would fetch them
 * for each. Amplify caches them until they expire.
 */
export function prepareSigning(): Promise<unknown> {
  credentials ??= memberCredentials().finally(() => {
    credentials = undefined;
  });
  return credentials;
}

// Without tokens, Amplify would create and store a guest identity, which may read no pictures.
async function memberCredentials(): Promise<unknown> {
  if (!(await renewAccessToken(false))) throw unauthorizedError();
  return fetchCredentials();
}

/**
 * Returns a signed URL of a stored picture, valid for SIGNED_MS or until the credentials expire. Throws if there are no
 * credentials.
 */
export async function signPicture(path: string): Promise<SignedPicture> {
  await prepareSigning();
  const { url, expiresAt } = await getUrl({ path, options: { expiresIn: SIGNED_MS / SECOND_MS } });
  return { url: url.href, expiresAt: expiresAt.getTime() };
}
