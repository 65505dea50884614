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
const addBTo = ({ update }: ReturnType<typeof shownList>) => ({
  show: () => update((list) => [...list, 'b']),
  takeBack: () => update((list) => list.filter((one) => one !== 'b')),
});

it('A change is shown while it is sent, then as stored', async () => {
  const list = shownList();
  const response = await optimistic({
    ...addBTo(list),
    send: async () => {
      expect(list.shown()).toEqual(['a', 'b']);
      list.update((shown) => shown.map((one) => (one === 'b' ? 'B' : one)));
      return 'B';
    },
  });
  expect(response).toBe('B');
  expect(list.shown()).toEqual(['a', 'B']);
});

it('A change that fails is taken back, and others that came in between stay', async () => {
  const list = shownList();
  const send = async () => {
    list.update((shown) => [...shown, 'c']);
    throw new Error('not stored');
  };
  await expect(optimistic({ ...addBTo(list), send })).rejects.toThrow('not stored');
  expect(list.shown()).toEqual(['a', 'c']);
});
