import { describe, expect, it } from 'vitest';
import { listPage, listView } from './list-view';

const rows = [
  { name: 'Mend a shirt', description: 'Needle and thread', score: 30 },
  { name: 'Bike to work', description: 'Leave the car', score: 50 },
  { name: 'Air dry', description: null, score: null },
];
const names = (search: string, order: Parameters<typeof listView>[2]) =>
  listView(rows, search, order).map(({ name }) => name);

describe('A list', () => {
  it('is sorted by name or by score', () => {
    expect(names('', 'name')).toEqual(['Air dry', 'Bike to work', 'Mend a shirt']);
    expect(names('', 'score-down')).toEqual(['Bike to work', 'Mend a shirt', 'Air dry']);
    expect(names('', 'score-up')).toEqual(['Air dry', 'Mend a shirt', 'Bike to work']);
  });

  it('is sorted with numbers by value, and letters with accents beside those without', () => {
    const unsorted = ['10-minute walk', 'zero waste', '2-minute shower', 'apple', 'Äpfel', 'Bike'];
    const sorted = ['2-minute shower', '10-minute walk', 'Äpfel', 'apple', 'Bike', 'zero waste'];
    const found = listView(
      unsorted.map((name) => ({ name })),
      '',
      'name',
    );
    expect(found.map(({ name }) => name)).toEqual(sorted);
  });

  it('is searched by name and description, for every word, ignoring case', () => {
    expect(names('CAR bike', 'name')).toEqual(['Bike to work']);
    expect(names('thread', 'name')).toEqual(['Mend a shirt']);
    expect(names('thread bike', 'name')).toEqual([]);
  });
});

it('A page that no longer exists shows the last one', () => {
  const rows = Array.from({ length: 61 }, (_, at) => at);
  expect(listPage(rows, 0, 30)).toMatchObject({ page: 0, pages: 3 });
  expect(listPage(rows, 2, 30).rows).toEqual([60]);
  expect(listPage(rows.slice(0, 60), 2, 30)).toMatchObject({ page: 1, pages: 2 });
  expect(listPage([], 5, 30)).toEqual({ rows: [], page: 0, pages: 1 });
});
