import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, so that timing does not reveal where they differ. */
export function constantTimeEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(a), digest(b));
}
