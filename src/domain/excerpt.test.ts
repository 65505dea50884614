import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';

describe('An excerpt', () => {
  it('keeps 20 characters and cuts off the 21st', () => {
    expect(excerptOf('12345678901234567890')).toBe('12345678901234567890');
    expect(excerptOf('123456789012345678901')).toBe('12345678901234567890…');
  });

  it('never cuts a character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(() => encodeURIComponent(excerptOf(text))).not.toThrow();
        expect(Array.from(excerptOf(text)).length).toBeLessThanOrEqual(21);
      }),
    );
  });
});
