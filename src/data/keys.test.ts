import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changedByAdmin, keys } from './keys';

it('An admin’s change of a row concerns members’ pages, but no pictures and no admin list', async () => {
  const client = new QueryClient();
  const kept = [keys.pictures('a1'), keys.picture('a1', 'fern'), keys.adminList('a1', 'Tasks')];
  for (const queryKey of [keys.home('a1'), ...kept]) client.setQueryData(queryKey, []);
  await client.invalidateQueries(changedByAdmin('a1'));
  expect(client.getQueryState(keys.home('a1'))?.isInvalidated).toBe(true);
  for (const queryKey of kept) {
    expect([queryKey, client.getQueryState(queryKey)?.isInvalidated]).toEqual([queryKey, false]);
  }
});
