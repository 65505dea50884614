import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Generates a random six-digit code. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Generates a cryptographically random value, in base64 because clients decode a handshake's secret block. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64');
}

/** Returns the hash to store instead of a bearer secret, so that a leaked state folder grants no access. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
