import { createHmac, randomBytes } from 'node:crypto';
import { constantTimeEqual } from '../../../core/constant-time-equal';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** Generates a base32 secret for an authenticator app, of the same length as Cognito's. */
export function newTotpSecret(): string {
  return [...randomBytes(52)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** Returns the code that an authenticator app shows at a time (RFC 6238, SHA-1, six digits). */
export function totpCode(secret: string, time: Date): string {
  return codeOfStep(secret, stepAt(time));
}

/** Returns the matching time step: the current one, or one before or after. Returns undefined for a wrong code. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find((candidate) =>
    constantTimeEqual(code, codeOfStep(secret, candidate)),
  );
}

function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds);
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return (number % 1_000_000).toString().padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (digit) =>
    alphabet.indexOf(digit).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
