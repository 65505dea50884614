import { afterEach, expect, it, vi } from 'vitest';
import { charactersOf } from './characters';

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

it('A text of plain letters needs no segmenter, which would hold up the first page of a visit', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(charactersOf('fern@x.co')).toEqual(['f', 'e', 'r', 'n', '@', 'x', '.', 'c', 'o']);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});
