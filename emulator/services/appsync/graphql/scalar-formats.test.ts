import { describe, expect, it } from 'vitest';
import { stringFormats } from './scalar-formats';

const valid: [string, string[]][] = [
  ['AWSDate', ['1970-01-01', '1970-01-01Z', '2024-02-29-07:00', '1970-01-01+05:30:15']],
  ['AWSTime', ['12:30', '12:30Z', '12:30:24-07:00', '12:30:24.500+05:30', '23:59:59.999999999']],
  ['AWSDateTime', ['1970-01-01T12:00:00.000Z', '1970-01-01T12:00Z', '2024-02-29T00:00:00+05:30']],
  ['AWSEmail', ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"]],
  ['AWSURL', ['https://example.com/a?b=c', 'http://example.com', 'mailto:a@b.co']],
  ['AWSPhone', ['+1 555 123 4567', '555-123-4567', '5551234567']],
  ['AWSIPAddress', ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32']],
];

const invalid: [string, string[]][] = [
  ['AWSDate', ['', '2023-02-29', '2023-13-01', '70-01-01', '1970-01-01T00:00Z', '1970-01-01 ']],
  ['AWSTime', ['24:00', '12:60', '1:00', '12:30:61', 'noon']],
  [
    'AWSDateTime',
    ['1970-01-01', '1970-01-01T12:00:00', '2023-02-30T00:00:00Z', '1970-01-01 12:00Z'],
  ],
  ['AWSEmail', ['', 'a', 'a@b', 'a b@c.de', '@b.co', 'a@b..co', 'a@-b.co', 'a@b.co\n']],
  ['AWSURL', ['', 'example.com', '/path', 'http://']],
  ['AWSPhone', ['', '12', 'phone', '+']],
  ['AWSIPAddress', ['', '256.0.0.1', '1.2.3', '10.0.0.0/33', '::1/129', '10.0.0.0/']],
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
