import { describe, expect, it, vi } from 'vitest';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import { type Deed, MAX_WAITING } from '@/domain/waiting';
import { clearAccountCache } from '@/lib/account-cache';
import {
  forgetNotes,
  onNotesChange,
  readNote,
  removeNote,
  unrecordedKey,
} from '@/lib/waiting-notes';
import { noteUnrecorded } from './unrecorded';
import { changeWaiting, dropUnreadable, noteWaiting, waitingIn } from './waiting';

const walk = taskOf('walk', 'Daily', { description: 'Far.' });
const done = (at: number): Deed => ({ kind: 'complete', task: walk, at });
const deeds = () => waitingIn('me').map(({ deed }) => deed);

describe('A noted deed', () => {
  it('waits with its original time, and with no more of the task than it needs', () => {
    const undo: Deed = { kind: 'undo', row: newCompletion('me', walk, 5), name: walk.name };
    noteWaiting('me', done(7), true);
    noteWaiting('me', undo, true);
    const { description: _, ...value } = walk;
    expect(deeds()[0]).toMatchObject({ kind: 'complete', at: 7, task: { id: value.id } });
    expect(deeds()[0]).not.toHaveProperty('task.description');
    expect(deeds()[1]).toMatchObject({ kind: 'undo', row: { taskId: 'walk' } });
  });

  it('keeps its place when the clock is set back', () => {
    noteWaiting('me', done(1), true);
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    noteWaiting('me', done(2), true);
    expect(deeds().map((deed) => deed.kind === 'complete' && deed.at)).toEqual([1, 2]);
  });

  it('is of its account alone, and outlasts a session that ends by itself', () => {
    noteWaiting('me', done(1), true);
    noteUnrecorded('me', ['“Ride a bike” is no longer available.']);
    expect(waitingIn('you')).toEqual([]);
    clearAccountCache();
    expect(deeds()).toHaveLength(1);
    forgetNotes('you');
    expect(deeds()).toHaveLength(1);
    expect(readNote(unrecordedKey('me'))).toContain('Ride a bike');
    forgetNotes('me');
    expect(deeds()).toEqual([]);
    expect(readNote(unrecordedKey('me'))).toBeNull();
  });

  it('is changed only while it waits', () => {
    const key = noteWaiting('me', done(1), true) ?? '';
    expect(changeWaiting(key, { isTried: true })).toBe(true);
    expect(waitingIn('me')[0]).toMatchObject({ isHeld: true, isTried: true });
    removeNote(key);
    expect(changeWaiting(key, { isTried: false })).toBe(false);
    expect(deeds()).toEqual([]);
  });

  it('is refused by a full storage, and when too many wait', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(noteWaiting('me', done(1), true)).toBeUndefined();
    refuse.mockRestore();
    for (let at = 0; at < MAX_WAITING; at += 1) noteWaiting('me', done(at), true);
    expect(noteWaiting('me', done(999), true)).toBeUndefined();
    expect(deeds()).toHaveLength(MAX_WAITING);
  });

  it('that is damaged is passed over, and dropped on demand', () => {
    noteWaiting('me', done(1), true);
    localStorage.setItem('verdure.waiting.me.0000000000001-other', '{"deed":{"kind":"fly"}}');
    expect(deeds()).toHaveLength(1);
    expect(dropUnreadable('me')).toBe(1);
    expect(dropUnreadable('me')).toBe(0);
    expect(deeds()).toHaveLength(1);
  });

  it('is heard of, in other tabs too', () => {
    const changed = vi.fn<() => void>();
    const stop = onNotesChange(changed);
    const key = noteWaiting('me', done(1), true) ?? '';
    expect(changed).toHaveBeenCalledTimes(1);
    dispatchEvent(new StorageEvent('storage', { key }));
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    removeNote(key);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
