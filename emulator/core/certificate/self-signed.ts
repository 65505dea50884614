import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import {
  bitString,
  generalizedTime,
  integer,
  objectId,
  octetString,
  sequence,
  set,
  tagged,
  utf8String,
  yes,
} from './der';

/** A private key and its certificate, both PEM, as node:https takes them. */
export interface Certificate {
  key: string;
  cert: string;
  /** The instant after which it is no good, in milliseconds since 1970. */
  expires: number;
}

/** The longest life that today's browsers and systems accept of a certificate trusted by hand. */
const lifeDays = 820;
const dayMs = 86_400_000;

/**
 * A certificate for localhost that nobody but itself vouches for (RFC 5280). Node can sign one but
 * not make one, so that its few fields are put together here.
 */
export function selfSignedCertificate(now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const begins = now.getTime() - dayMs;
  const expires = now.getTime() + lifeDays * dayMs;
  const body = certificateBody(publicKey, new Date(begins), new Date(expires));
  const signature = sign('sha256', body, privateKey);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(body, ecdsaWithSha256(), bitString(signature))),
    expires,
  };
}

const ecdsaWithSha256 = () => sequence(objectId('1.2.840.10045.4.3.2'));

function certificateBody(publicKey: KeyObject, begins: Date, expires: Date): Buffer {
  const name = sequence(set(sequence(objectId('2.5.4.3'), utf8String('localhost'))));
  return sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256(),
    name,
    sequence(generalizedTime(begins), generalizedTime(expires)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions())),
  );
}

function extensions(): Buffer[] {
  const critical = yes();
  const digitalSignature = bitString(Buffer.from([0x80]), 7);
  const serverAuthentication = sequence(objectId('1.3.6.1.5.5.7.3.1'));
  const names = sequence(
    tagged(0x82, Buffer.from('localhost')),
    tagged(0x87, Buffer.from([127, 0, 0, 1])),
    tagged(0x87, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
  );
  return [
    sequence(objectId('2.5.29.19'), critical, octetString(sequence())),
    sequence(objectId('2.5.29.15'), critical, octetString(digitalSignature)),
    sequence(objectId('2.5.29.37'), octetString(serverAuthentication)),
    sequence(objectId('2.5.29.17'), octetString(names)),
  ];
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
