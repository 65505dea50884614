import { generateKeyPairSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from './store';

const schema = v.object({ key: v.string(), cert: v.string(), expires: v.number() });

/** A private key and its certificate, both in PEM format; `expires` is in epoch milliseconds. */
type Certificate = v.InferOutput<typeof schema>;

const dayMs = 86_400_000;
/** The longest lifetime that today's browsers accept for a certificate trusted by hand. */
const lifetimeMs = 820 * dayMs;
const renewalMs = 30 * dayMs;

/**
 * Returns the emulator's certificate. It is stored, so a browser told to accept it doesn't ask again, and renewed in
 * its last month. Its dates follow the machine's clock, as browsers do.
 */
export async function storedCertificate(store: Store): Promise<Certificate> {
  const certificates = store.collection('certificate', (value) => v.parse(schema, value));
  const stored = await certificates.get('localhost');
  if (stored && Date.now() < stored.expires - renewalMs) return stored;
  const created = await selfSignedCertificate(new Date());
  await certificates.put('localhost', created);
  return created;
}

const subject = [{ name: 'commonName', value: 'localhost' }];
const extensions = [
  { name: 'basicConstraints', cA: false, critical: true },
  { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
  { name: 'extKeyUsage', serverAuth: true },
  {
    name: 'subjectAltName',
    altNames: [
      { type: 2, value: 'localhost' },
      { type: 7, ip: '127.0.0.1' },
      { type: 7, ip: '::1' },
    ],
  },
];

/** Creates a self-signed certificate for localhost, valid from a day before `now`. */
export async function selfSignedCertificate(now: Date): Promise<Certificate> {
  // Loaded here because few starts of the emulator need it.
  const { default: forge } = await import('node-forge');
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const expires = now.getTime() + lifetimeMs;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // The first byte makes it positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity = {
    notBefore: new Date(now.getTime() - dayMs),
    notAfter: new Date(expires),
  };
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions(extensions);
  certificate.sign(forge.pki.privateKeyFromPem(key), forge.md.sha256.create());
  return { key, cert: forge.pki.certificateToPem(certificate), expires };
}
