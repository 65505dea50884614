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

it('drops the oldest of many positions', () => {
  for (let visit = 0; visit < 60; visit += 1) savePosition(`/library ${visit}`, 10);
  expect(savedPosition('/library 0')).toBe(0);
  expect(savedPosition('/library 59')).toBe(10);
});

it('ignores stored text of another format', () => {
  sessionStorage.setItem('verdure.scroll', '{"default":7}');
  expect(savedPosition('default')).toBe(0);
  sessionStorage.setItem('verdure.scroll', 'no json');
  savePosition('/library a', 5);
  expect(savedPosition('/library a')).toBe(5);
});
