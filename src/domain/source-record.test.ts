import { expect, it } from 'vitest';
import { isDue, oldestReview } from './source-record';

it('A source is due for review after 24 months', () => {
  const source = { reviewed: '2026-11-23' };
  expect(isDue(source, '2028-11-22')).toBe(false);
  expect(isDue(source, '2028-11-23')).toBe(true);
});

it('Sources are as recent as the least recently reviewed one', () => {
  const days = ['2026-11-24', '2026-11-23', '2027-01-01'];
  expect(oldestReview(days.map((reviewed) => ({ reviewed })))).toBe('2026-11-23');
});
