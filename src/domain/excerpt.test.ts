import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';
import { forAll } from './testing/for-all';

describe('An excerpt', () => {
  it('keeps 20 characters and cuts off the 21st', () => {
    expect(excerptOf('12345678901234567890')).toBe('12345678901234567890');
    expect(excerptOf('123456789012345678901')).toBe('12345678901234567890…');
  });

  it.each([
    ['a flag', '🇺🇸'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a letter with accents', 'e\u0323\u0301'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a syllable in Hindi', 'नि'],
  ])('counts %s as one character', (_, one) => {
    const twenty = `${'x'.repeat(19)}${one}`;
    expect(excerptOf(twenty)).toBe(twenty);
    expect(excerptOf(`${twenty}y`)).toBe(`${twenty.normalize('NFC')}…`);
    expect(excerptOf(`${'x'.repeat(20)}${one}`)).toBe(`${'x'.repeat(20)}…`);
  });

  it('counts only visible characters, and ends without a joiner', () => {
    expect(excerptOf('x\u200B'.repeat(20))).toBe('x\u200B'.repeat(20));
    expect(excerptOf(`${'x\u200B'.repeat(20)}y`)).toBe(`${'x'.repeat(20)}…`);
    expect(excerptOf(`${'x'.repeat(19)}می\u200Cخواهم`)).toBe(`${'x'.repeat(19)}م…`);
    expect(excerptOf(`${'x'.repeat(18)}می\u200Cخواهم`)).toBe(`${'x'.repeat(18)}می…`);
  });

  it('never cuts a character in half', () => {
    forAll([fc.string({ unit: 'grapheme', maxLength: 60 })], (text) => {
      expect(() => encodeURIComponent(excerptOf(text))).not.toThrow();
      expect(Array.from(excerptOf(text)).length).toBeLessThanOrEqual(21);
    });
  });
});
