import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, visibleText } from './visible-text';
import { forAll } from './testing/for-all';

/** Invisible characters of every kind. */
const UNSEEN = Array.from(
  '\u0000\u001F\u007F\u0085\u00AD\u034F\u061C\u17B4\u180B\u180E\u200B\u200C' +
    '\u200D\u200E\u200F\u202A\u202E\u2060\u2061\u2066\u2069\u206A\uFE00\uFE0E' +
    '\uFE0F\uFEFF\uFFF9\uFFFC\u{1D159}\u{1D173}\u{E0001}\u{E0041}\u{E007F}' +
    '\u{E0100}\uD83C',
);
const BLANKS = Array.from(
  ' \t\u00A0\u115F\u1160\u1680\u2003\u200A\u202F\u205F\u2800\u3000\u3164\uFFA0\u{13441}\u{13442}',
);

const unseen = fc
  .array(fc.constantFrom(...UNSEEN, ...BLANKS, '\n', '\r', '\u2028'))
  .map((all) => all.join(''));

describe('Of a text', () => {
  it('nothing is left if nothing in it is visible', () => {
    for (const one of [...UNSEEN, ...BLANKS, '\n']) {
      expect(visibleText(one)).toBe('');
      expect(visibleText(one + one)).toBe('');
    }
    forAll([unseen], (text) => visibleText(text) === '');
  });

  it('nothing is left of marks and formats without a base character', () => {
    const marks = [
      '\u0301',
      '\u0301\u0302',
      ' \u0483',
      '\u20E3',
      '\u3099',
      '\u{13430}',
      '\u{16FE4}',
    ];
    for (const one of marks) expect([one, visibleText(`${one}\u200B`)]).toEqual([one, '']);
    expect(visibleText('e\u0301')).toBe('é');
  });

  it('invisible characters are left out, within a word and around it', () => {
    for (const one of UNSEEN) {
      expect(visibleText(`${one}Bi${one}ke 2${one}!${one}`)).toBe('Bike 2!');
    }
    expect(visibleText('Вело\u200Dсипед 自転\u200C車 자전\u200B거')).toBe(
      'Велосипед 自転車 자전거',
    );
  });

  it('every run of blanks becomes one space, and line breaks stay', () => {
    for (const one of BLANKS) expect(visibleText(`${one}a${one}${one}b${one}`)).toBe('a b');
    expect(visibleText('one \u200B two\r\n \u2028three\u2800')).toBe('one two\n\nthree');
  });

  it('a letter is the same whether or not its accent is a separate character', () => {
    expect(visibleText('cafe\u0301')).toBe('caf\u00E9');
    expect(visibleText('cafe\u200B\u0301')).toBe('caf\u00E9');
  });

  it.each([
    ['a profession with a skin color', '👩🏽‍🚀'],
    ['a pirate flag', '🏴‍☠️'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['the flag of a country', '🇺🇸'],
    ['a red heart, as text and as emoji', '❤\uFE0E ❤\uFE0F'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['hair', '👨🏿‍🦰'],
    ['Persian', 'می‌خواهم'],
    ['Arabic with vowels', 'نِ‌م'],
    ['an Arabic letter that joins nothing', 'ه\u200D'],
    ['Hindi', 'क्‍ष क्‌ष'],
    ['Bengali', 'র‍্যাব'],
    ['Malayalam', 'ന്‍'],
    ['Mongolian', 'ᠭᠣᠣᠯ\u180E\u1820 \u182D\u180B'],
    ['a variant of an ideograph', '葛\u{E0100}'],
    ['a variant of a symbol', '∩\uFE00'],
  ])('all of %s is left', (_, text) => {
    expect(visibleText(text)).toBe(text);
    expect(visibleText(`${text}\u200D\uFE0F\u200B`).startsWith(text)).toBe(true);
  });

  it('hidden text behind an emoji is left out', () => {
    expect(visibleText('😀\u{E0068}\u{E0069}\u{E007F}')).toBe('😀');
    expect(visibleText('❤\uFE0F\uFE0F\u{E0101}\u{E0102}')).toBe('❤\uFE0F');
    expect(visibleText('😀\u200Da')).toBe('😀a');
  });

  it('an emoji loses a redundant request for color', () => {
    expect(visibleText('Bike 🚲\uFE0F')).toBe('Bike 🚲');
    expect(visibleText('🧑\uFE0F\u200D🚀')).toBe('🧑\uFE0F\u200D🚀');
    expect(visibleText('⌚\uFE0E')).toBe('⌚\uFE0E');
  });

  it('doing this twice changes nothing more', () => {
    const texts = fc.array(
      fc.oneof(fc.constantFrom(...UNSEEN, ...BLANKS), fc.string({ unit: 'grapheme' })),
    );
    forAll([texts], (parts) => {
      const seen = visibleText(parts.join(''));
      expect(visibleText(seen)).toBe(seen);
    });
  });
});

it.each([
  ['one\ntwo', 'one two'],
  ['one \r\n \n\u2028 two', 'one two'],
  ['\n one  two \n', ' one  two '],
  ['one  ', 'one  '],
])('%j on one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
