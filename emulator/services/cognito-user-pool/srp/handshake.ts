import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { g, hashNumber, k, N, paddedBytes, parseHex, modPow } from './group';

/** The server's ephemeral key pair; both hexadecimal. */
export interface ServerEphemeral {
  /** Secret. */
  b: string;
  /** Sent to the client. */
  publicB: string;
}

/** Returns whether a client's A is safe: a zero would bypass the password (RFC 5054 §2.5.4). */
export function isValidPublicA(publicA: string): boolean {
  const a = parseHex(publicA);
  return a !== undefined && a % N !== 0n;
}

/** Generates the server's ephemeral keys for a password verifier. */
export function startHandshake(verifier: string): ServerEphemeral {
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return { b: b.toString(16), publicB: computePublicB(b, verifier).toString(16) };
}

export interface ClientProof {
  poolName: string;
  username: string;
  secretBlock: string;
  /** As sent, in Cognito's format, for example 'Tue Sep 1 09:05:00 UTC 2026'. */
  timestamp: string;
  /** Base64. */
  signature: string;
}

/** Returns whether the proof shows that the client knows the password behind `verifier`. */
export function verifyProof(
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
  const signature = Buffer.from(proof.signature, 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

function computePublicB(b: bigint, verifier: string): bigint {
  return (k * BigInt(`0x${verifier}`) + modPow(g, b)) % N;
}

function sharedKey(handshake: { a: string; b: string }, verifier: string): Uint8Array {
  const a = BigInt(`0x${handshake.a}`);
  const b = BigInt(`0x${handshake.b}`);
  const u = hashNumber(paddedBytes(a), paddedBytes(computePublicB(b, verifier)));
  const s = modPow(a * modPow(BigInt(`0x${verifier}`), u), b);
  return new Uint8Array(
    hkdfSync('sha256', paddedBytes(s), paddedBytes(u), 'Caldera Derived Key', 16),
  );
}
