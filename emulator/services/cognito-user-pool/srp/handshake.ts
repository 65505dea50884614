import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { g, hashNumber, k, N, paddedBytes, parseHex, power } from './group';

/** The server's half of a handshake; all hexadecimal. */
export interface ServerHalf {
  /** Kept secret until the client's proof arrives. */
  b: string;
  /** Sent to the client. */
  publicB: string;
}

/** Whether a client's A can be used: a zero would let anybody in (RFC 5054 §2.5.4). */
export function isUsableA(publicA: string): boolean {
  const a = parseHex(publicA);
  return a !== undefined && a % N !== 0n;
}

export function startHandshake(verifier: string): ServerHalf {
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return { b: b.toString(16), publicB: publicHalf(b, verifier).toString(16) };
}

export interface ClientProof {
  poolName: string;
  username: string;
  secretBlock: string;
  /** As the client wrote it; Cognito's form, e.g. 'Tue Sep 1 09:05:00 UTC 2026'. */
  timestamp: string;
  /** Base64. */
  signature: string;
}

/** Whether the proof shows that the client knows the password behind `verifier`. */
export function isProven(
  handshake: { a: string; b: string },
  verifier: string,
  proof: ClientProof,
): boolean {
  const expected = createHmac('sha256', sharedKey(handshake, verifier))
    .update(proof.poolName)
    .update(proof.username)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function publicHalf(b: bigint, verifier: string): bigint {
  return (k * BigInt(`0x${verifier}`) + power(g, b)) % N;
}

function sharedKey(handshake: { a: string; b: string }, verifier: string): Uint8Array {
  const a = BigInt(`0x${handshake.a}`);
  const b = BigInt(`0x${handshake.b}`);
  const u = hashNumber(paddedBytes(a), paddedBytes(publicHalf(b, verifier)));
  const s = power(a * power(BigInt(`0x${verifier}`), u), b);
  return new Uint8Array(
    hkdfSync('sha256', paddedBytes(s), paddedBytes(u), 'Caldera Derived Key', 16),
  );
}
