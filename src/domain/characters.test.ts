import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { charactersOf, shortened } from './characters';
import { forAll } from './testing/for-all';

const { Segmenter } = Intl;

afterEach(() => {
  const ofBrowser = { value: Segmenter, configurable: true, writable: true };
  Object.defineProperty(Intl, 'Segmenter', ofBrowser);
});

it.each([
  ['e\u0301a', ['e\u0301', 'a']],
  ['🇳🇿🇺🇸!', ['🇳🇿', '🇺🇸', '!']],
  ['👩🏽‍🚀👨‍👩‍👧❤️', ['👩🏽‍🚀', '👨‍👩‍👧', '❤️']],
  ['1️⃣\n🏴\u{E0067}\u{E0062}\u{E007F}', ['1️⃣', '\n', '🏴\u{E0067}\u{E0062}\u{E007F}']],
  ['', []],
])('The characters of %j are those that a reader sees, in older browsers too', (text, seen) => {
  expect(charactersOf(text)).toEqual(seen);
  expect(Reflect.deleteProperty(Intl, 'Segmenter')).toBe(true);
  expect(charactersOf(text)).toEqual(seen);
});

it('Plain letters need no segmenter, which would delay the first page', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(charactersOf('fern@x.co')).toEqual(['f', 'e', 'r', 'n', '@', 'x', '.', 'c', 'o']);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});

const excerpt = (text: string) => shortened(text, 20);

describe('A shortened text', () => {
  it('keeps 20 characters and cuts off the 21st', () => {
    expect(excerpt('12345678901234567890')).toBe('12345678901234567890');
    expect(excerpt('123456789012345678901')).toBe('12345678901234567890…');
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
    expect(excerpt(twenty)).toBe(twenty);
    expect(excerpt(`${twenty}y`)).toBe(`${twenty.normalize('NFC')}…`);
    expect(excerpt(`${'x'.repeat(20)}${one}`)).toBe(`${'x'.repeat(20)}…`);
  });

  it('counts only visible characters, and ends without a joiner', () => {
    expect(excerpt('x\u200B'.repeat(20))).toBe('x\u200B'.repeat(20));
    expect(excerpt(`${'x\u200B'.repeat(20)}y`)).toBe(`${'x'.repeat(20)}…`);
    expect(excerpt(`${'x'.repeat(19)}می\u200Cخواهم`)).toBe(`${'x'.repeat(19)}م…`);
    expect(excerpt(`${'x'.repeat(18)}می\u200Cخواهم`)).toBe(`${'x'.repeat(18)}می…`);
  });

  it('never cuts a character in half', () => {
    forAll([fc.string({ unit: 'grapheme', maxLength: 60 })], (text) => {
      expect(() => encodeURIComponent(excerpt(text))).not.toThrow();
      expect(Array.from(excerpt(text)).length).toBeLessThanOrEqual(21);
    });
  });
});
