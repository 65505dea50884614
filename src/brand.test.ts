import { expect, it } from 'vitest';
import { copyrightLine, product } from './brand';

it('makes the copyright line from the name (D1)', () => {
  expect(product).toBe('Verdure');
  expect(copyrightLine).toBe('Copyright Verdure Life, Inc. 2025');
});
