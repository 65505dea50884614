import { expect, it } from 'vitest';
import { evaluated } from './arithmetic';

it.each([
  ['1,300', 1300],
  ['0.81 × 0.4536', 0.367_416],
  ['2 + 3 × 4 − 6 ÷ 3', 12],
  ['11,435 − 4,815', 6620],
  ['1 ÷ (1 − (0.2 + 0.3))', 2],
])('%s comes to %d', (text, value) => {
  expect(evaluated(text)).toBeCloseTo(value, 12);
});
