import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { libraryQuery } from './links';
import { offeredTasksQuery } from './tasks';

const items = [
  { id: 'older', name: 'Without a state' },
  { id: 'live', name: 'Live', state: 'Live' },
  { id: 'archived', name: 'Archived', state: 'Archived' },
  // Admins also receive drafts.
  { id: 'draft', name: 'Draft', state: 'Draft' },
];
const page = () => ({ data: { page: { items, nextToken: null } } });

beforeEach(() => {
  storeTokens({ sub: 'a1' });
});

it('Members see only live rows: as daily tasks, as tasks to choose from, and in the library (D29)', async () => {
  stubDataApi({ Tasks: page, Library: page });
  const client = new QueryClient();
  for (const rows of [
    await client.fetchQuery(offeredTasksQuery('a1', 'Daily')),
    await client.fetchQuery(offeredTasksQuery('a1', 'Medium')),
    await client.fetchQuery(libraryQuery('a1')),
  ]) {
    expect(rows.map(({ id }) => id)).toEqual(['older', 'live']);
  }
});
