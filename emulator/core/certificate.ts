import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { localhostCertificate } from './localhost-certificate';
import type { Store } from './store';

const schema = v.object({ key: v.string(), cert: v.string(), expires: v.number() });

/** A private key and its certificate, both PEM, as node:https takes them; `expires` is epoch milliseconds. */
export type Certificate = v.InferOutput<typeof schema>;

const dayMs = 86_400_000;
/** The longest lifetime that today's browsers accept for a certificate trusted by hand. */
const lifetimeMs = 820 * dayMs;
const renewalMs = 30 * dayMs;

/**
 * The emulator's certificate: stored, so that a browser told to accept it isn't asked again, and
 * renewed in its last month. It goes by the machine's clock, as browsers do.
 */
export async function keptCertificate(store: Store): Promise<Certificate> {
  const certificates = store.collection('certificate', (value) => v.parse(schema, value));
  const kept = await certificates.get('localhost');
  if (kept && Date.now() < kept.expires - renewalMs) return kept;
  const created = selfSignedCertificate(new Date());
  await certificates.put('localhost', created);
  return created;
}

/** A new self-signed certificate for localhost, valid from a day before `now`. */
export function selfSignedCertificate(now: Date): Certificate {
  const { privateKey: key } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const expires = now.getTime() + lifetimeMs;
  const cert = localhostCertificate(key, new Date(now.getTime() - dayMs), new Date(expires));
  return { key, cert, expires };
}
