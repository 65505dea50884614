import { expect, it, vi } from 'vitest';
import { applyAll } from '@/domain/actions/apply';
import { recordText } from '@/domain/actions/record';
import { actionOf, complete, memberOf, NOW, renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { deleteOwnRows } from './delete-own-rows';

it('Rows that another device commits before the profile is gone are found in the record and deleted too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 });
  storeTokens({ sub: 'a1' });
  const add = actionOf({ kind: 'add', task: taskOf('solar', 'Strategic'), goal: null });
  const member = applyAll(memberOf(), [renew(0, 'abc'), complete(taskOf('a')), add]);
  const calls = stubDataApi({
    CloseAccount: () => ({ data: { createClosedAccount: { id: 'a1' } } }),
    Completions: () => ({ data: { page: { items: [], nextToken: null } } }),
    OwnSelections: () => ({ data: { page: { items: [{ id: 'a1#daily#0' }], nextToken: null } } }),
    DeleteProfile: () => ({
      data: { deleteUserProfile: { memberRecord: recordText(member.record) } },
    }),
    DeleteRows: (variables) => ({
      data: Object.fromEntries(Object.keys(variables).map((_, at) => [`r${at}`, { id: 'gone' }])),
    }),
  });
  await deleteOwnRows('a1');
  const deleted = calls.filter(({ operation }) => operation === 'DeleteRows');
  const idsOf = ({ variables }: (typeof deleted)[number]) =>
    Object.values(variables).map((input) => Reflect.get(Object(input), 'id'));
  expect(deleted.map(idsOf)).toEqual([
    ['a1#daily#0'],
    [`a1#done#a#${NOW}`],
    ['a1#daily#1', 'a1#daily#2', 'a1#goal#solar'],
  ]);
  expect(calls.findIndex(({ operation }) => operation === 'DeleteProfile')).toBeLessThan(
    calls.findLastIndex(({ operation }) => operation === 'DeleteRows'),
  );
});
