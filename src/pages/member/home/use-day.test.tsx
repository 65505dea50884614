import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shownHome } from '@/data/home';
import { complete, renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { homeOf } from '@/testing/home-of';
import { useDay } from './use-day';

const NOW = Date.now();

async function homeNow(api: FakeApi) {
  const home = shownHome({ client: await homeOf(api), accountId: 'a1' });
  if (!home) throw new Error('There is no home');
  return home;
}

it('celebrates when the day’s last task is completed, but not when new tasks are already complete', async () => {
  const api = accountWith('abcdef');
  const done = (ids: string) => Array.from(ids, (id, at) => complete(taskOf(id), NOW - 1000 + at));
  api.commit([renew(0, 'abc', NOW - 2000), ...done('def')]);
  const open = await homeNow(api);
  const { result, rerender } = renderHook(({ home }) => useDay(home, NOW), {
    initialProps: { home: open },
  });
  expect(result.current).toMatchObject({ isAllDone: false });
  api.commit([renew(1, 'def', NOW)]);
  rerender({ home: await homeNow(api) });
  expect(result.current).toMatchObject({ isAllDone: true, isCelebrated: false });
  rerender({ home: open });
  api.commit([renew(2, 'abc', NOW)]);
  rerender({ home: await homeNow(api) });
  expect(result.current).toMatchObject({ isAllDone: false });
  api.commit(done('abc'));
  rerender({ home: await homeNow(api) });
  expect(result.current).toMatchObject({ isAllDone: true, isCelebrated: true });
});
