import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALE } from './locale';
import { numberText } from './number-text';
import { forAll } from './testing/for-all';

it('A number is written as Intl writes it, with thousands and at most three decimals', () => {
  forAll([fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(1, 1000)], (number, divisor) => {
    fc.pre(number !== 0);
    expect(numberText(number / divisor)).toBe((number / divisor).toLocaleString(LOCALE));
  });
  expect([numberText(0), numberText(0.96, 1)]).toEqual(['0', '1']);
});
