import { expect, it } from 'vitest';
import { listPage } from './list-page';

it('A list is cut into pages; a page that no longer exists shows the last one', () => {
  const rows = Array.from({ length: 61 }, (_, at) => at);
  expect(listPage(rows, 0, 30)).toMatchObject({ page: 0, pages: 3 });
  expect(listPage(rows, 2, 30).rows).toEqual([60]);
  expect(listPage(rows.slice(0, 60), 2, 30)).toMatchObject({ page: 1, pages: 2 });
  expect(listPage([], 5, 30)).toEqual({ rows: [], page: 0, pages: 1 });
});
