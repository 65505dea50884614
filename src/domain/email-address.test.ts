import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddress, emailProblem, isSameAddress, newEmailProblem } from './email-address';
import { forAll } from './testing/for-all';

const current = 'fern@verdure.example';

describe('emailAddress', () => {
  it.each([
    [' fern@example.com\n', 'fern@example.com'],
    ['\u00A0fern@example.com\u3000', 'fern@example.com'],
    ['fern\u200B@exam\u00ADple.com\uFEFF', 'fern@example.com'],
    ['\u202Afern@ex\u200Dample.com\u2800\u202C', 'fern@example.com'],
    ['ｆｅｒｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'fern@example.com'],
    ['fern@example。com', 'fern@example.com'],
    ['Fern@EXAMPLE.com', 'Fern@example.com'],
    ['fern\u2011moss@big–tree.example', 'fern-moss@big-tree.example'],
    ['fern@big\u2010tree\u2212farm.example', 'fern@big-tree-farm.example'],
    ['f.o’b@example.com', "f.o'b@example.com"],
    ["f.o'b+moss@example.com", "f.o'b+moss@example.com"],
    [`${'f'.repeat(64)}@${'b'.repeat(63)}.example`, `${'f'.repeat(64)}@${'b'.repeat(63)}.example`],
    ['fern@käse.example', 'fern@xn--kse-qla.example'],
    ['fern@KA\u0308SE.example', 'fern@xn--kse-qla.example'],
    ['fern@straße.example', 'fern@xn--strae-oqa.example'],
    ['fern@例え.テスト', 'fern@xn--r8jz45g.xn--zckzah'],
    ['fern@نامه\u200Cای.example', 'fern@xn--mgba3gch31f060k.example'],
  ])('of %j is %s', (typed, sent) => {
    expect(emailAddress(typed)).toBe(sent);
    expect(emailProblem(typed)).toBeUndefined();
  });

  it('is its own address', () => {
    const part = fc.string({ unit: 'grapheme' });
    forAll([part, part], (local, domain) => {
      const address = emailAddress(`${local}@${domain}`);
      expect(emailAddress(address)).toBe(address);
    });
  });
});

describe('emailProblem', () => {
  it.each(['', '  ', '\u200B\u2060', '\u2800'])('requires an address: %j', (typed) => {
    expect(emailProblem(typed)).toBe('This field is required');
  });

  it.each([
    'moss',
    'moss@',
    '@verdure.example',
    'moss@verdure',
    'a b@c.example',
    'a\u00A0b@c.example',
    'a@b..example',
    'a@b.example.',
    'fern..moss@b.example',
    '.fern@b.example',
    'fern.@b.example',
    `${'f'.repeat(65)}@b.example`,
    `fern@${'b'.repeat(64)}.example`,
    `fern@${'b.'.repeat(124)}example`,
    'a@-b.example',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@b.example/path',
    'a@b.example:25',
    'a@b%2Eexample',
    'a@b@c.example',
    'a@kä se.example',
    'käse.example',
    'Fern <fern@example.com>',
  ])('refuses %s', (typed) => {
    expect(emailProblem(typed)).toBe('Please enter a valid email');
  });

  it.each([
    ['mönch@example.com', 'ö'],
    ['mo\u0308nch@example.com', 'ö'],
    ['мох@example.com', 'м'],
    ['fern🌱@käse.example', '🌱'],
  ])('says why mail can’t be sent to %s', (typed, letter) => {
    expect(emailProblem(typed)).toBe(
      `Please enter a valid email. We can’t send mail to an address with “${letter}” before the @.`,
    );
  });
});

it.each([
  ['Fern@Verdure.example', current, true],
  ['\u200Bfern@verdure.example ', current, true],
  ['moss@verdure.example', current, false],
  ['fern@KÄSE.example', 'Fern@xn--kse-qla.example', true],
])('isSameAddress compares %j with %s: %s', (typed, other, isSame) => {
  expect(isSameAddress(typed, other)).toBe(isSame);
});

describe('newEmailProblem', () => {
  it('accepts another address', () => {
    expect(newEmailProblem(' moss@verdure.example ', current)).toBeUndefined();
  });

  it('refuses texts that aren’t addresses, and the current address', () => {
    expect(newEmailProblem('moss', current)).toBe('Please enter a valid email');
    expect(newEmailProblem('Fern@Verdure.example', current)).toBe('This is already your email');
  });
});
