import { expect, it } from 'vitest';
import { toValue } from '../velocity/value';
import { toSubscriptionFilter } from './subscription-filter';

it('A filter with an operator that the emulator lacks is refused', () => {
  const filter = toValue({ a: { size: 1 } });
  expect(() => toSubscriptionFilter(filter)).toThrow("does not support 'size'");
});
