import { describe, expect, it } from 'vitest';
import { KeyedLock } from './keyed-lock';

describe('KeyedLock', () => {
  it('runs tasks of one key in order, even after a failure, and other keys in parallel', async () => {
    const lock = new KeyedLock();
    const log: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((open) => (release = open));
    const first = lock.run('a', async () => {
      log.push('a1 starts');
      await gate;
      log.push('a1 ends');
      throw new Error('failed');
    });
    const second = lock.run('a', async () => log.push('a2'));
    await lock.run('b', async () => log.push('b'));
    expect(log).toEqual(['a1 starts', 'b']);
    release();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(log).toEqual(['a1 starts', 'b', 'a1 ends', 'a2']);
  });
});
