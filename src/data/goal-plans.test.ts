// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/session/store';
import { FakeApi } from '@/testing/fake-api';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { changeGoal } from './goal-plans';

const id = 'a1#goal#bulbs';
const api = new FakeApi([]);
const stored = () => api.selections.get(id)?.['goal'];
const put = (goal?: string) =>
  api.selections.set(id, { id, taskId: 'bulbs', ...(goal && { goal }) });
/** Adds a letter, so the order of changes shows. */
const append = (letter: string) => (goal: string | null) => (goal ?? '') + letter;

beforeEach(() => {
  storeTokens({ sub: 'a1' });
  const account = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };
  sessionStore.setSession({ status: 'authenticated', account });
  put();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStore.setSession({ status: 'configuring' });
});

describe('A goal’s notes', () => {
  it('are stored in one request if no other device has changed them', async () => {
    const calls = stubDataApi(api.answers());
    expect(await changeGoal(id, null, append('a'))).toBe('a');
    expect(await changeGoal(id, 'a', append('b'))).toBe('ab');
    expect(stored()).toBe('ab');
    expect(calls.map(({ operation }) => operation)).toEqual(['SetGoal', 'SetGoal']);
  });

  it('are added after another device’s change', async () => {
    stubDataApi(api.answers());
    put('other');
    expect(await changeGoal(id, null, append('a'))).toBe('othera');
    expect(await changeGoal(id, 'outdated', append('b'))).toBe('otherab');
    expect(stored()).toBe('otherab');
  });

  it('give up after losing every race', async () => {
    stubDataApi({
      ...api.answers(),
      StoredGoal: () => ({ data: { getUserTaskSelection: { goal: 'never stored' } } }),
    });
    await expect(changeGoal(id, 'outdated', append('a'))).rejects.toMatchObject({ kind: 'busy' });
    expect(stored()).toBeUndefined();
  });

  it('can’t be stored once the task has left the list', async () => {
    stubDataApi(api.answers());
    api.selections.delete(id);
    await expect(changeGoal(id, null, append('a'))).rejects.toThrow(
      'This task is no longer on your list.',
    );
  });

  it('say why they couldn’t be stored', async () => {
    stubDataApi(api.answers(['SetGoal']));
    await expect(changeGoal(id, null, append('a'))).rejects.toMatchObject({ kind: 'internal' });
    expect(stored()).toBeUndefined();
  });
});
