import { expect, it } from 'vitest';
import { openQuestions, owner } from './owner';

it('The owner’s missing facts are listed', () => {
  const all = { ...owner, contactAddress: 'hi@x.org', registeredIn: 'the State of Oregon' };
  expect(openQuestions({ ...all, hasRealSponsors: true })).toEqual([]);
  expect(openQuestions({ licenseEffective: '2026-01-01', hasRealSponsors: false })).toHaveLength(3);
});

it('Names no address that can’t receive mail', () => {
  expect(owner.contactAddress ?? '').not.toMatch(/\.(example|test|invalid|localhost)$|@example\./);
});
