import { beforeEach, expect, it } from 'vitest';
import { savePosition, savedPosition } from './scroll-restoration';

beforeEach(() => sessionStorage.clear());

it('saves the latest position of each history entry', () => {
  savePosition('/library a', 400.4);
  savePosition('/offers b', 20);
  savePosition('/library a', 900);
  expect(savedPosition('/library a')).toBe(900);
  expect(savedPosition('/offers b')).toBe(20);
  expect(savedPosition('/offers c')).toBe(0);
});

it('ignores stored text of another format', () => {
  savePosition('/library a', 5);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'no number');
  expect(savedPosition('/library a')).toBe(0);
});
