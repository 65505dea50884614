import { expect, it } from 'vitest';
import { toValue } from '../velocity/value';
import { toSubscriptionFilter } from './subscription-filter';

it('refuses a filter with an unsupported operator', () => {
  const filter = toValue({ a: { size: 1 } });
  expect(() => toSubscriptionFilter(filter)).toThrow("does not support 'size'");
});
