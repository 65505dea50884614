import { expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { readBetweenWrites, runWrite } from './home-writes';

it('Reads once when no write overlaps', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'));
  expect(await readBetweenWrites('a', read)).toBe('rows');
  expect(read).toHaveBeenCalledTimes(1);
});

it('Reads again after an overlapping write has succeeded or failed', async () => {
  const before = deferred<string>();
  const writing = deferred<undefined>();
  const read = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(before.promise)
    .mockResolvedValue('after');
  const rows = readBetweenWrites('b', read);
  const written = runWrite('b', () => writing.promise.then(() => Promise.reject(new Error('no'))));
  before.resolve('before');
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(1);
  writing.resolve(undefined);
  await expect(written).rejects.toThrow('no');
  expect(await rows).toBe('after');
  expect(read).toHaveBeenCalledTimes(2);
});

it('Starts no read until a pending write has ended', async () => {
  const writing = deferred<string>();
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'));
  const written = runWrite('c', () => writing.promise);
  const rows = readBetweenWrites('c', read);
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  writing.resolve('done');
  await written;
  expect(await rows).toBe('rows');
});

it('Does not repeat a read that a newer one has replaced', async () => {
  const first = deferred<string>();
  const read = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise);
  const replaced = readBetweenWrites('d', read);
  await runWrite('d', () => Promise.resolve());
  const latest = readBetweenWrites('d', () => Promise.resolve('latest'));
  first.resolve('first');
  expect(await replaced).toBe('first');
  expect(await latest).toBe('latest');
  expect(read).toHaveBeenCalledTimes(1);
});

it('Does not wait for writes of another account', async () => {
  void runWrite('e', () => new Promise(() => undefined));
  expect(await readBetweenWrites('f', () => Promise.resolve('rows'))).toBe('rows');
});

it('Ends with an error that says what to do when writes never stop', async () => {
  const read = async () => {
    await runWrite('g', () => Promise.resolve());
    return 'rows';
  };
  await expect(readBetweenWrites('g', read)).rejects.toThrow('Try again soon.');
});
