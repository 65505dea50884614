import * as v from 'valibot';
import type { Store } from '../store';
import { selfSignedCertificate, type Certificate } from './self-signed';

const schema = v.object({ key: v.string(), cert: v.string(), expires: v.number() });

const renewedBeforeMs = 30 * 86_400_000;

/**
 * The emulator's own certificate: made once, so that a browser that was told to accept it need not
 * be told again, and anew in its last month. It goes by the machine's clock, as browsers do.
 */
export async function keptCertificate(store: Store): Promise<Certificate> {
  const certificates = store.collection('certificate', (value) => v.parse(schema, value));
  const kept = await certificates.get('localhost');
  if (kept && Date.now() < kept.expires - renewedBeforeMs) return kept;
  const made = selfSignedCertificate(new Date());
  await certificates.put('localhost', made);
  return made;
}
