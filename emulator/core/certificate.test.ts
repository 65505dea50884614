import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Certificate, selfSignedCertificate } from './certificate';

// A certificate's times are whole seconds.
const now = new Date(new Date().setMilliseconds(0));
let certificate: Certificate;

beforeAll(async () => {
  certificate = await selfSignedCertificate(now);
});

describe('selfSignedCertificate', () => {
  it('is a server certificate of this machine alone, signed by itself', () => {
    const { cert, expires } = certificate;
    const parsed = new X509Certificate(cert);
    expect(parsed.verify(parsed.publicKey)).toBe(true);
    expect(parsed.subject).toBe('CN=localhost');
    expect(parsed.ca).toBe(false);
    expect(parsed.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(parsed.checkHost('localhost')).toBe('localhost');
    for (const address of ['127.0.0.1', '::1']) expect(parsed.checkIP(address)).toBe(address);
    expect(parsed.checkHost('elsewhere.example')).toBeUndefined();
    expect(Date.parse(parsed.validFrom)).toBeLessThan(now.getTime());
    expect(Date.parse(parsed.validTo)).toBe(expires);
  });
});
