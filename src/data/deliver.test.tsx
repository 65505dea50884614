import { beforeEach, describe, expect, it, vi } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import type { Deed } from '@/domain/waiting';
import { BackendError, networkError } from '@/lib/errors';
import { deliver } from './deliver';
import { sendAlone } from './sending-lock';
import { noteWaiting, waitingIn } from './waiting';
import { setOnline } from '@/testing/connection';
import { deferred } from '@/testing/deferred';

const deed = { kind: 'complete', task: taskOf('a'), at: 1 } as const;

function delivery(send: () => Promise<string>) {
  return { show: vi.fn<() => void>(), takeBack: vi.fn<(error: unknown) => void>(), send };
}

beforeEach(() => localStorage.clear());

describe('A deed', () => {
  it('is noted while it is sent, and forgotten once it is recorded', async () => {
    const one = delivery(async () => {
      expect(waitingIn('me')).toMatchObject([{ isHeld: false, isTried: true }]);
      return 'recorded';
    });
    expect(await deliver('me', deed, one)).toBe('recorded');
    expect(waitingIn('me')).toEqual([]);
    expect(one.show).toHaveBeenCalledTimes(1);
    expect(one.takeBack).not.toHaveBeenCalled();
  });

  it('is taken back and forgotten if it is refused', async () => {
    const refused = new BackendError('internal', 'no');
    const one = delivery(() => Promise.reject(refused));
    await expect(deliver('me', deed, one)).rejects.toBe(refused);
    expect(waitingIn('me')).toEqual([]);
    expect(one.takeBack).toHaveBeenCalledWith(refused);
  });

  it('waits if there is no response', async () => {
    const one = delivery(() => Promise.reject(networkError('lost')));
    expect(await deliver('me', deed, one)).toBe('waiting');
    expect(waitingIn('me')).toMatchObject([{ isHeld: true, isTried: true }]);
    expect(one.takeBack).not.toHaveBeenCalled();
  });

  it('waits, unsent, while something older does', async () => {
    noteWaiting('me', deed, true);
    const one = delivery(() => Promise.reject(new Error('sent')));
    expect(await deliver('me', { ...deed, at: 2 }, one)).toBe('waiting');
    expect(waitingIn('me')).toMatchObject([{ deed: { at: 1 } }, { deed: { at: 2 } }]);
    expect(waitingIn('me')[1]).toMatchObject({ isHeld: true, isTried: false });
  });

  it('waits, unsent, if a swap of its task was left by a page that was closed', async () => {
    const swap = (from: string, to: string): Deed => {
      const shown = { taskId: from, name: from, task: taskOf(to), id: 'row' };
      return { kind: 'swap', ...shown, isBack: false, at: 1 };
    };
    const one = delivery(() => Promise.reject(new Error('sent')));
    for (const next of [{ ...deed, task: taskOf('b') }, swap('b', 'c')]) {
      localStorage.clear();
      noteWaiting('me', swap('a', 'b'), false);
      expect(await deliver('me', next, one)).toBe('waiting');
      expect(waitingIn('me')).toHaveLength(2);
    }
  });

  it('waits, unsent, if the one before about its task gets no response', async () => {
    const before = deferred<void>();
    const first = deliver(
      'me',
      deed,
      delivery(() => before.promise.then(() => Promise.reject(networkError('lost')))),
    );
    const later = delivery(() => Promise.resolve('recorded'));
    const second = deliver('me', { ...deed, at: 2 }, later);
    expect(later.show).toHaveBeenCalledTimes(1);
    before.resolve();
    expect(await Promise.all([first, second])).toEqual(['waiting', 'waiting']);
    expect(waitingIn('me')).toMatchObject([{ isHeld: true }, { isHeld: true }]);
  });

  it('waits, unsent, while a note about its task is another tab’s', async () => {
    noteWaiting('me', deed, false);
    const one = delivery(() => Promise.resolve('recorded'));
    expect(await deliver('me', { ...deed, at: 2 }, one)).toBe('waiting');
    const other = { ...deed, task: taskOf('b') };
    noteWaiting('you', deed, false);
    expect(await deliver('you', other, one)).toBe('recorded');
  });

  it('waits, unsent, while a tab sends what waits', async () => {
    let end = () => {};
    const sending = sendAlone('me', () => new Promise<void>((resolve) => (end = resolve)));
    const one = delivery(() => Promise.reject(new Error('sent')));
    expect(await deliver('me', deed, one)).toBe('waiting');
    expect(
      await deliver(
        'you',
        deed,
        delivery(() => Promise.resolve('recorded')),
      ),
    ).toBe('recorded');
    end();
    await sending;
    expect(waitingIn('me')).toMatchObject([{ isHeld: true }]);
  });

  it('is sent by a browser that can’t keep it, and taken back if there is no response', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(
      await deliver(
        'me',
        deed,
        delivery(() => Promise.resolve('recorded')),
      ),
    ).toBe('recorded');
    const one = delivery(() => Promise.reject(networkError('lost')));
    await expect(deliver('me', deed, one)).rejects.toMatchObject({ kind: 'network' });
    expect(one.takeBack).toHaveBeenCalledTimes(1);
    setOnline(false);
    const offline = delivery(() => Promise.resolve('recorded'));
    await expect(deliver('me', deed, offline)).rejects.toThrow('No room for more changes');
    expect(offline.show).not.toHaveBeenCalled();
  });
});
