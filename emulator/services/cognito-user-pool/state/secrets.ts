import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A random code of six digits, as Cognito sends them. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** A random value that cannot be guessed, in base64, as clients decode a handshake's secret block. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64');
}

/** What is stored of a bearer secret, so that the state folder alone opens no session. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
