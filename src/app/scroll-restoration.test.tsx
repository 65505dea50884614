import { expect, it } from 'vitest';
import { savePosition, savedPosition } from './scroll-restoration';

it('saves the latest position of each history entry', () => {
  savePosition('/library a', 400.4);
  savePosition('/offers b', 20);
  savePosition('/library a', 900);
  expect(['/library a', '/offers b', '/offers c'].map(savedPosition)).toEqual([900, 20, 0]);
});
