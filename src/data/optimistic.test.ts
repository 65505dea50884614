import { expect, it } from 'vitest';
import { optimistic } from './optimistic';

/** A list that others change too. */
function shownList() {
  let shown: readonly string[] = ['a'];
  return {
    update: (change: (list: readonly string[]) => readonly string[]) =>
      void (shown = change(shown)),
    shown: () => shown,
  };
}
const addB = {
  apply: (list: readonly string[]) => [...list, 'b'],
  takeBack: (list: readonly string[]) => list.filter((one) => one !== 'b'),
};

it('A change is shown while it is sent, then as stored', async () => {
  const { update, shown } = shownList();
  const response = await optimistic(update, {
    ...addB,
    send: async () => {
      expect(shown()).toEqual(['a', 'b']);
      return 'B';
    },
    reconcile: (list, stored) => list.map((one) => (one === 'b' ? stored : one)),
  });
  expect(response).toBe('B');
  expect(shown()).toEqual(['a', 'B']);
});

it('A change that fails is taken back, and others that came in between stay', async () => {
  const { update, shown } = shownList();
  const send = async () => {
    update((list) => [...list, 'c']);
    throw new Error('not stored');
  };
  await expect(optimistic(update, { ...addB, send })).rejects.toThrow('not stored');
  expect(shown()).toEqual(['a', 'c']);
});
