import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';

/*
 * The one certificate that the emulator needs, in DER (RFC 5280). Node makes keys and signatures but no certificates,
 * and a library for them was a third of what installing the emulator brought.
 */

const tag = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  id: 6,
  text: 12,
  time: 23,
  list: 48,
  set: 49,
};
/** Fields that the standard numbers: a DNS name, an IP address, the version, and the extensions. */
const field = { dnsName: 0x82, ipAddress: 0x87, version: 0xa0, extensions: 0xa3 };

const id = (hex: string) => der(tag.id, Buffer.from(hex, 'hex'));
const ids = {
  ecdsaWithSha256: id('2a8648ce3d040302'),
  commonName: id('550403'),
  keyUsage: id('551d0f'),
  subjectAltName: id('551d11'),
  basicConstraints: id('551d13'),
  extKeyUsage: id('551d25'),
  serverAuth: id('2b06010505070301'),
};

const algorithm = list(ids.ecdsaWithSha256);
const localhost = list(der(tag.set, list(ids.commonName, der(tag.text, Buffer.from('localhost')))));
const digitalSignature = der(tag.bits, Buffer.from([7, 0x80]));
const addresses = list(
  der(field.dnsName, Buffer.from('localhost')),
  der(field.ipAddress, Buffer.from([127, 0, 0, 1])),
  der(field.ipAddress, Buffer.from([...Array<number>(15).fill(0), 1])),
);

/**
 * Returns a server certificate of localhost as PEM, which the key, a P-256 one as PEM, signs. Both times are before
 * 2050.
 */
export function localhostCertificate(privateKey: string, from: Date, until: Date): string {
  const key = createPrivateKey(privateKey);
  const content = list(
    der(field.version, der(tag.integer, Buffer.from([2]))),
    serialNumber(),
    algorithm,
    localhost,
    list(time(from), time(until)),
    localhost,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    der(
      field.extensions,
      list(
        extension(ids.basicConstraints, list(), 'critical'),
        extension(ids.keyUsage, digitalSignature, 'critical'),
        extension(ids.extKeyUsage, list(ids.serverAuth)),
        extension(ids.subjectAltName, addresses),
      ),
    ),
  );
  const signature = der(tag.bits, Buffer.from([0]), sign('sha256', content, key));
  const base64 = list(content, algorithm, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  // Positive, and without a leading zero byte.
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return der(tag.integer, bytes);
}

function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(tag.time, Buffer.from(`${digits}Z`));
}

function extension(name: Buffer, value: Buffer, critical?: 'critical'): Buffer {
  const flag = critical ? [der(tag.boolean, Buffer.from([0xff]))] : [];
  return list(name, ...flag, der(tag.octets, value));
}

function list(...parts: readonly Buffer[]): Buffer {
  return der(tag.list, ...parts);
}

/** Returns a value after its tag and its length, which has the shortest form. */
function der(type: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type, ...lengthBytes(value.length)]), value]);
}

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  return length <= 0xff ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
