import { prefetchHome } from '@/data/home-prefetch';
import { prepareSigning } from '@/data/picture-signer';

/** Requests the home's data, and the credentials for its pictures. Rejects if nobody is signed in. */
export async function requestFirst(): Promise<void> {
  prefetchHome();
  await prepareSigning();
}
