import { describe, expect, it } from 'vitest';
import { matchingStep, totpCode } from './totp';

/** RFC 6238 appendix B, SHA-1: '12345678901234567890' in base32; the last six of eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a TOTP code', () => {
  it.each([
    [59, '287082'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s', (seconds, code) => {
    expect(totpCode(secret, new Date(seconds * 1000))).toBe(code);
  });

  it('is valid at most one step early or late', () => {
    const now = new Date('2026-09-01T12:00:00Z');
    const step = now.getTime() / 30_000;
    const codeAt = (steps: number) => totpCode(secret, new Date(now.getTime() + steps * 30_000));
    expect([-1, 0, 1].map((steps) => matchingStep(secret, codeAt(steps), now))).toEqual([
      step - 1,
      step,
      step + 1,
    ]);
    expect([-2, 2].map((steps) => matchingStep(secret, codeAt(steps), now))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
