import { fetchAuthSession } from 'aws-amplify/auth';
import { getUrl } from 'aws-amplify/storage';
import '@/session/amplify';

/** An address under which a stored picture can be read until `expiresAt` (milliseconds since the epoch). */
export interface SignedPicture {
  readonly url: string;
  readonly expiresAt: number;
}

let credentials: Promise<unknown> | undefined;

/**
 * Fetches the credentials that signing needs, once for all who ask at the same moment: Amplify itself
 * would fetch them once for each. Those that are still good are in its memory.
 */
export function prepareSigning(): Promise<unknown> {
  credentials ??= fetchAuthSession().finally(() => {
    credentials = undefined;
  });
  return credentials;
}

/**
 * Signs the address of a stored picture for an hour, or for as long as the credentials last. Throws
 * when there are no credentials to be had.
 */
export async function signPicture(path: string): Promise<SignedPicture> {
  await prepareSigning();
  const { url, expiresAt } = await getUrl({ path, options: { expiresIn: 3600 } });
  return { url: url.href, expiresAt: expiresAt.getTime() };
}
