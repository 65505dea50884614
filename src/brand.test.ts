import { expect, it } from 'vitest';
import { copyrightLine, product } from './brand';

it('The copyright line contains the product’s name (D1)', () => {
  expect(product).toBe('Verdure');
  expect(copyrightLine).toBe('Copyright Verdure Life, Inc. 2025');
});
