import * as v from 'valibot';
import { product } from '@/brand';

const TIMEOUT_MS = 10_000;

// The query keeps the service worker of an earlier version from answering with a cached file.
const FILE = '/site.webmanifest?now';
const ManifestSchema = v.object({ name: v.literal(product) });

/** Whether this site's host answers one small request within ten seconds; a portal's answer doesn't count. */
export async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(FILE, { cache: 'no-store', signal });
    return v.is(ManifestSchema, await response.json());
  } catch {
    return false;
  }
}
