import { afterAll, expect, it } from 'vitest';
import {
  MAX_GOAL_LENGTH,
  MAX_LEVEL,
  MAX_NOTE_LENGTH,
  MAX_RECORD_LENGTH,
} from '../../amplify/data/limits';
import { committed, completed as done, selected, startMembersApi } from '../testing/members-api';

/* How much one commit may store. */

const api = await startMembersApi();
await api.addTasks({ a: 'Live', b: 'Live' });
const careless = await api.newMember();
afterAll(() => api.stop());

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => selected(`goal#${index}`));

it.each([
  ['a record that is too long', { memberRecord: 'x'.repeat(MAX_RECORD_LENGTH + 1) }],
  [
    'a plan that is too long',
    { select: [{ ...selected('goal#a'), goal: 'x'.repeat(MAX_GOAL_LENGTH + 1) }] },
  ],
  [
    'a note that is too long',
    { complete: [{ ...done('a'), note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }] },
  ],
  [
    'a note that is too long, on a stored completion',
    { annotate: [{ id: 'a', note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }] },
  ],
  [
    'more savings than there are measures',
    { complete: [{ ...done('a'), saved: [1, 0, 1, 1, 1, 1, 1, 1] }] },
  ],
  ['a level above the highest', { level: MAX_LEVEL + 1 }],
  ['a level below zero', { level: -1 }],
  ['a score below zero', { susscore: -1 }],
  ['101 parts', { select: rows(100) }],
])('refuses %s', async (_, changes) => {
  expect(await api.commit(careless, changes)).toBe('OverLimit');
  expect(await api.stored(careless)).toMatchObject({
    revision: null,
    selectedTasks: { items: [] },
  });
});

it('accepts texts just within the limits, and 100 parts', async () => {
  const member = await api.newMember();
  const [first, ...others] = rows(99);
  const select = [{ ...first, goal: 'x'.repeat(MAX_GOAL_LENGTH) }, ...others];
  const memberRecord = 'x'.repeat(MAX_RECORD_LENGTH);
  expect(await api.commit(member, { select, memberRecord, level: MAX_LEVEL })).toEqual(
    committed(1),
  );
});

it('refuses a commit that contains a row twice', async () => {
  const member = await api.newMember();
  const twice = { select: [selected('daily#0'), selected('daily#0', 'b')] };
  expect(await api.commit(member, twice)).toEqual(expect.any(String));
  expect(await api.stored(member)).toMatchObject({ revision: null, selectedTasks: { items: [] } });
});
