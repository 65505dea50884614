import { expect, it, vi } from 'vitest';
import { charactersOf } from './characters';

it.each([
  ['e\u0301a', ['e\u0301', 'a']],
  ['🇳🇿!', ['🇳🇿', '!']],
  ['', []],
])('The characters of %j are those that a reader sees', (text, characters) => {
  expect(charactersOf(text)).toEqual(characters);
});

it('A text of plain letters needs no segmenter, which would hold up the first page of a visit', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(charactersOf('fern@x.co')).toEqual(['f', 'e', 'r', 'n', '@', 'x', '.', 'c', 'o']);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});
