import { expect, it, vi } from 'vitest';
import { readBetweenWrites, runWrite } from './home-writes';

function held<T>() {
  let give: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

it('Reads once when nothing is written meanwhile', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'));
  expect(await readBetweenWrites('a', read)).toBe('rows');
  expect(read).toHaveBeenCalledTimes(1);
});

it('Reads again once a write that overlapped has ended, whether it succeeded or not', async () => {
  const before = held<string>();
  const writing = held<undefined>();
  const read = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(before.answer)
    .mockResolvedValue('after');
  const rows = readBetweenWrites('b', read);
  const written = runWrite('b', () => writing.answer.then(() => Promise.reject(new Error('no'))));
  before.give('before');
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(1);
  writing.give(undefined);
  await expect(written).rejects.toThrow('no');
  expect(await rows).toBe('after');
  expect(read).toHaveBeenCalledTimes(2);
});

it('Does not begin a read before a write has ended', async () => {
  const writing = held<string>();
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'));
  const written = runWrite('c', () => writing.answer);
  const rows = readBetweenWrites('c', read);
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  writing.give('done');
  await written;
  expect(await rows).toBe('rows');
});

it('Does not repeat a read that a newer one has replaced', async () => {
  const first = held<string>();
  const read = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.answer);
  const replaced = readBetweenWrites('d', read);
  await runWrite('d', () => Promise.resolve());
  const latest = readBetweenWrites('d', () => Promise.resolve('latest'));
  first.give('first');
  expect(await replaced).toBe('first');
  expect(await latest).toBe('latest');
  expect(read).toHaveBeenCalledTimes(1);
});

it('Keeps accounts apart', async () => {
  void runWrite('e', () => new Promise(() => undefined));
  expect(await readBetweenWrites('f', () => Promise.resolve('rows'))).toBe('rows');
});
