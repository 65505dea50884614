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
const adding = (letter: string) => (goal: string | null) => (goal ?? '') + letter;

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

describe('What is noted about a goal', () => {
  it('is stored in one request if nobody else has changed it', async () => {
    const calls = stubDataApi(api.answers());
    expect(await changeGoal(id, null, adding('a'))).toBe('a');
    expect(await changeGoal(id, 'a', adding('b'))).toBe('ab');
    expect(stored()).toBe('ab');
    expect(calls.map(({ operation }) => operation)).toEqual(['SetGoal', 'SetGoal']);
  });

  it('keeps another device’s change, and comes after it', async () => {
    stubDataApi(api.answers());
    put('other');
    expect(await changeGoal(id, null, adding('a'))).toBe('othera');
    expect(await changeGoal(id, 'outdated', adding('b'))).toBe('otherab');
    expect(stored()).toBe('otherab');
  });

  it('is given up where every attempt is overtaken', async () => {
    stubDataApi({
      ...api.answers(),
      StoredGoal: () => ({ data: { getUserTaskSelection: { goal: 'never stored' } } }),
    });
    await expect(changeGoal(id, 'outdated', adding('a'))).rejects.toMatchObject({ kind: 'busy' });
    expect(stored()).toBeUndefined();
  });

  it('can’t be stored once the task has left the list', async () => {
    stubDataApi(api.answers());
    api.selections.delete(id);
    await expect(changeGoal(id, null, adding('a'))).rejects.toThrow(
      'This task is no longer on your list.',
    );
  });

  it('says why it could not be stored', async () => {
    stubDataApi(api.answers(['SetGoal']));
    await expect(changeGoal(id, null, adding('a'))).rejects.toMatchObject({ kind: 'internal' });
    expect(stored()).toBeUndefined();
  });
});
