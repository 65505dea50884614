import * as v from 'valibot';
import { product } from '@/brand';

const TIMEOUT_MS = 10_000;

// With a query, since the service worker of an earlier version would answer with the file that it keeps.
const FILE = '/site.webmanifest?now';
const ManifestSchema = v.object({ name: v.literal(product) });

/** Whether this site's host answers one small request within ten seconds; not if a portal does in its place. */
export async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(FILE, { cache: 'no-store', signal });
    return v.is(ManifestSchema, await response.json());
  } catch {
    return false;
  }
}
