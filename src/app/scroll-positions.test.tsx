import { beforeEach, expect, it } from 'vitest';
import { keepPosition, keptPosition } from './scroll-positions';

beforeEach(() => sessionStorage.clear());

it('remembers each place on its own, the latest position', () => {
  keepPosition('/library a', 400.4);
  keepPosition('/offers b', 20);
  keepPosition('/library a', 900);
  expect(keptPosition('/library a')).toBe(900);
  expect(keptPosition('/offers b')).toBe(20);
  expect(keptPosition('/offers c')).toBe(0);
});

it('forgets the oldest of very many', () => {
  for (let visit = 0; visit < 60; visit += 1) keepPosition(`/library ${visit}`, 10);
  expect(keptPosition('/library 0')).toBe(0);
  expect(keptPosition('/library 59')).toBe(10);
});

it('starts anew when what is kept is not its own', () => {
  sessionStorage.setItem('verdure.scroll', '{"default":7}');
  expect(keptPosition('default')).toBe(0);
  sessionStorage.setItem('verdure.scroll', 'no json');
  keepPosition('/library a', 5);
  expect(keptPosition('/library a')).toBe(5);
});
