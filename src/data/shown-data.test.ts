import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keys } from './keys';
import { shownDataTime } from './shown-data';

/** A page with a query that loaded at a certain time, or couldn't load. */
function show(client: QueryClient, queryKey: readonly unknown[], at?: number, isOptional = false) {
  if (at !== undefined) client.setQueryData(queryKey, 'loaded', { updatedAt: at });
  const never = new Promise<string>(() => undefined);
  const options = { queryKey, queryFn: () => never, staleTime: Infinity, meta: { isOptional } };
  return new QueryObserver(client, options).subscribe(() => undefined);
}

it('is the time of the oldest data on the page', () => {
  const client = new QueryClient();
  expect(shownDataTime(client)).toBeUndefined();
  show(client, keys.home('a1'), 200);
  const leave = show(client, keys.library('a1'), 100);
  expect(shownDataTime(client)).toBe(100);
  leave();
  expect(shownDataTime(client)).toBe(200);
});

it('is undefined while something is missing, except for pictures and optional parts', () => {
  const client = new QueryClient();
  show(client, keys.home('a1'), 200);
  show(client, keys.picture('a1', 'task-pictures/a.webp'), undefined, true);
  show(client, keys.tasks('a1', ['t1']), undefined, true);
  expect(shownDataTime(client)).toBe(200);
  show(client, keys.offeredTasks('a1', 'Medium'));
  expect(shownDataTime(client)).toBeUndefined();
});
