import { expect, it } from 'vitest';
import { interestsOf, isOfInterest } from './category';

it('Stored interests come in the order of the categories, without unknown and repeated ones', () => {
  expect(interestsOf(['Water', null, 'Food', 'Space', 'Food'])).toEqual(['Food', 'Water']);
  expect(interestsOf(null)).toEqual([]);
  expect(interestsOf(undefined)).toEqual([]);
});

it('Tasks of interest are those with one of the categories', () => {
  const rows = [{ category: 'Food' as const }, { category: 'Water' as const }, { category: null }];
  const areWanted = rows.map((row) => isOfInterest(['Water', 'Waste'], row));
  expect([...areWanted, isOfInterest(['Food'], {})]).toEqual([false, true, false, false]);
});
