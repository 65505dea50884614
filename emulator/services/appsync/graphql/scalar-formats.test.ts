import { describe, expect, it } from 'vitest';
import { stringFormats } from './scalars';

const valid: [string, string[]][] = [
  ['AWSDateTime', ['1970-01-01T12:00:00.000Z', '1970-01-01T12:00Z', '2024-02-29T00:00:00+05:30']],
  ['AWSEmail', ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"]],
];

const invalid: [string, string[]][] = [
  [
    'AWSDateTime',
    ['1970-01-01', '1970-01-01T12:00:00', '2023-02-30T00:00:00Z', '1970-01-01 12:00Z'],
  ],
  ['AWSEmail', ['', 'a', 'a@b', 'a b@c.de', '@b.co', 'a@b..co', 'a@-b.co', 'a@b.co\n']],
];

const cases = (lists: [string, string[]][]) =>
  lists.flatMap(([scalar, texts]) => texts.map((text) => [scalar, text] as const));

describe('string scalars', () => {
  it.each(cases(valid))('%s accepts %j', (scalar, text) => {
    expect(stringFormats[scalar]?.accepts(text)).toBe(true);
  });

  it.each(cases(invalid))('%s rejects %j', (scalar, text) => {
    expect(stringFormats[scalar]?.accepts(text)).toBe(false);
  });
});
