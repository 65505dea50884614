import { expect, it } from 'vitest';
import { idsIn, interestsOf } from './category';

it('Stored interests come in the order of the categories, without unknown and repeated ones', () => {
  expect(interestsOf(['Water', null, 'Food', 'Space', 'Food'])).toEqual(['Food', 'Water']);
  expect(interestsOf(null)).toEqual([]);
  expect(interestsOf(undefined)).toEqual([]);
});

it('Rows of interest are those with one of the categories', () => {
  const rows = [
    { id: 'a', category: 'Food' as const },
    { id: 'b', category: 'Water' as const },
    { id: 'c', category: null },
    { id: 'd' },
  ];
  expect(idsIn(['Water', 'Waste'], rows)).toEqual(new Set(['b']));
  expect(idsIn([], rows)).toEqual(new Set());
});
