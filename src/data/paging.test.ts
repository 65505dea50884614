import { expect, it } from 'vitest';
import { allRows } from './paging';

it('A list is read page by page', async () => {
  const pages = [
    { items: ['a', null], nextToken: 'next' },
    { items: ['b'], nextToken: null },
  ];
  expect(
    await allRows(({ nextToken }) => Promise.resolve(pages[nextToken ? 1 : 0] ?? null)),
  ).toEqual(['a', 'b']);
});

it('A list that never ends is an error that says what to do', async () => {
  const endless = allRows(() => Promise.resolve({ items: ['a'], nextToken: 'next' }));
  await expect(endless).rejects.toThrow('Something went wrong. Try again.');
});

it('A missing list is an error, not an empty list', async () => {
  await expect(allRows(() => Promise.resolve(null))).rejects.toMatchObject({ kind: 'internal' });
});
