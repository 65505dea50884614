import { expect, it } from 'vitest';
import { hasTooFewDailies, shortcomingsOf } from './attention';
import { listPage } from '@/domain/list-page';
import type { CatalogueRow } from './catalogue-row';

const whole: CatalogueRow = {
  id: '1',
  name: 'Walk',
  difficulty: 'Daily',
  duration: 1,
  weblink: 'example.org',
  imagename: 'task-pictures/walk.webp',
  updatedAt: '2025-01-01T00:00:00.000Z',
};

it('finds what a row lacks', () => {
  expect(shortcomingsOf(whole, 'links')).toEqual([]);
  expect(shortcomingsOf({ ...whole, imagename: null, duration: null }, 'tasks')).toEqual([
    'no picture',
    'no duration',
  ]);
  expect(shortcomingsOf({ ...whole, weblink: 'javascript:1' }, 'links')).toEqual([
    'an address that cannot be opened',
  ]);
  expect(shortcomingsOf({ ...whole, weblink: null }, 'tasks')).toEqual([]);
});

it('needs three daily tasks', () => {
  expect(hasTooFewDailies([whole, whole])).toBe(true);
  expect(hasTooFewDailies([whole, whole, whole])).toBe(false);
  expect(hasTooFewDailies([whole, whole, { ...whole, difficulty: 'Medium' }])).toBe(true);
});

it('cuts a list into pages, and stays on the last one when the asked one is gone', () => {
  const rows = Array.from({ length: 61 }, (_, at) => at);
  expect(listPage(rows, 0, 30)).toMatchObject({ page: 0, pages: 3 });
  expect(listPage(rows, 2, 30).rows).toEqual([60]);
  expect(listPage(rows.slice(0, 60), 2, 30)).toMatchObject({ page: 1, pages: 2 });
  expect(listPage([], 5, 30)).toEqual({ rows: [], page: 0, pages: 1 });
});
